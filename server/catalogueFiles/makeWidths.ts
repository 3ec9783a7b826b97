import { existsSync, renameSync } from 'node:fs';
import { OperatorError } from '../domain/operatorError';
import { widthFile, WIDTHS } from './pictureWidths';

/** WebP has no more than 16,383, and a decoded picture must fit into memory. */
const MOST_PIXELS = 10_000;

/** Loaded with the first picture, because a server that imports none runs without the package. */
const openDecoder = async () => {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    throw new OperatorError(`Pictures need the package sharp: npm install sharp. ${String(error)}`);
  });
  sharp.cache(false);
  // Browsers show a picture with smaller flaws.
  return (content: Buffer) => sharp(content, { failOn: 'truncated' });
};

/** The widths that a picture is to have and has not yet, or what is wrong with it. */
export const missingWidths = async (content: Buffer, target: string): Promise<{ widths: number[] } | string> => {
  const open = await openDecoder();
  try {
    const { autoOrient, pages = 1 } = await open(content).metadata();
    const { width, height } = autoOrient;
    if (Math.max(width, height) > MOST_PIXELS) return 'is more than 10,000 pixels wide or high';
    // A narrower copy would not move.
    const isStill = pages === 1;
    const widths = WIDTHS.filter((one) => isStill && one < width && !existsSync(widthFile(target, one)));
    if (widths.length > 0 || !existsSync(target)) await open(content).resize(1).raw().toBuffer();
    return { widths };
  } catch {
    return 'cannot be read';
  }
};

/** Writes narrower copies of a picture: upright, without metadata, as WebP, which is small and has transparency. */
export const writeWidths = async (content: Buffer, target: string, widths: readonly number[]): Promise<void> => {
  const open = await openDecoder();
  for (const width of widths) {
    const file = widthFile(target, width);
    // More effort takes twice the time and saves 2%.
    await open(content).autoOrient().resize(width).webp({ effort: 2 }).toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
};
