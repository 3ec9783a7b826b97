import { join } from 'node:path';
import { readIfFile } from '../distFiles';

/** `npm run build:server` copies the pictures into a folder of the same name beside the bundle. */
const folder = join(__dirname, 'media');

/** The picture `/media/<file>`; undefined for an unknown or invalid name. */
export const readPicture = async (file: string): Promise<string | undefined> =>
  /^[a-z0-9-]+\.svg$/.test(file) ? (await readIfFile(join(folder, file)))?.toString() : undefined;
