import { join } from 'node:path';
import { readIfFile } from '../distFiles';
import { demoFolder } from './demoFolder';

const demoPictures = join(demoFolder, 'pictures');

export const isPictureName = (file: string): boolean => /^[a-z0-9-]+\.(svg|jpg|png|webp)$/.test(file);

/** The picture `/media/<file>`, the operator's own before the demo's; undefined for an unknown or invalid name. */
export const readPicture = async (file: string, mediaDir: string | undefined): Promise<Buffer | undefined> => {
  if (!isPictureName(file)) return undefined;
  const own = mediaDir === undefined ? undefined : await readIfFile(join(mediaDir, file));
  return own ?? readIfFile(join(demoPictures, file));
};
