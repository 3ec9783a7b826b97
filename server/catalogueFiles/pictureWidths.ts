import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureName } from '../demo/readPicture';
import { readIfFile } from '../distFiles';

/** For thumbnails and cards, for cards on dense screens, and for a phone's whole width. */
export const WIDTHS: readonly number[] = [320, 640, 1280];

const ENDING = /\.\d+\.webp$/;

/** Beside the picture, under a name that no picture has. */
export const widthFile = (picture: string, width: number): string => `${picture}.${width}.webp`;

/** The picture whose file or narrower copy this is. */
export const pictureOf = (file: string): string => file.replace(ENDING, '');

export const hasWidths = (mediaDir: string | undefined): boolean =>
  mediaDir !== undefined && existsSync(mediaDir) && readdirSync(mediaDir).some((file) => ENDING.test(file));

/** The narrowest copy of a picture that has the width asked for; undefined when the picture itself is to be sent. */
export const readWidth = async (
  picture: string,
  asked: string | undefined,
  mediaDir: string | undefined,
): Promise<Buffer | undefined> => {
  if (mediaDir === undefined || !isPictureName(picture) || !/^[1-9]\d*$/.test(asked ?? '')) return undefined;
  for (const width of WIDTHS.filter((one) => one >= Number(asked))) {
    const found = await readIfFile(join(mediaDir, widthFile(picture, width)));
    if (found) return found;
  }
  return undefined;
};
