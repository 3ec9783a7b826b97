import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPicture } from '../demo/readPicture';
import { OperatorError } from '../domain/operatorError';
import { originalName } from './pictures';

const FOLDER = '/media/';

/** The name of a picture in the exported folder, by its address in the shop. */
export type PictureNames = (address: string) => string;

/** Pictures get back the names that they had at their import, unless two had the same. */
export const exportPictures = () => {
  const files = new Map<string, string>();
  const nameOf: PictureNames = (address) => {
    if (!address.startsWith(FOLDER)) return address;
    const stored = address.slice(FOLDER.length);
    const plain = originalName(stored);
    const name = (files.get(plain) ?? stored) === stored ? plain : stored;
    files.set(name, stored);
    return name;
  };
  return {
    nameOf,
    copy: async (mediaDir: string, folder: string): Promise<void> => {
      await mkdir(folder);
      for (const [name, stored] of files) {
        const content = await readPicture(stored, mediaDir);
        if (!content) throw new OperatorError(`The picture ${FOLDER}${stored} is missing: the export is not complete`);
        await writeFile(join(folder, name), content);
      }
    },
  };
};
