import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { slugify } from '../demo/catalogue/slugify';
import { OperatorError } from '../domain/operatorError';
import { showProgress } from '../domain/showProgress';
import { missingWidths, writeWidths } from './makeWidths';
import { pictureOf } from './pictureWidths';

const MOST_BYTES = 10_000_000;
const HASH = /^[0-9a-f]{16}-/;
const SVG = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/;

/** What a picture is by its content. */
const typeOfContent = (content: Buffer): string | undefined => {
  const start = content.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return SVG.test(content.toString('utf8', 0, 4096)) ? 'svg' : undefined;
};

/** The name with which a picture is stored: changed content has a new address. */
const storedName = (name: string, content: Buffer, type: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const plain = slugify(parse(name).name) || 'picture';
  return `${plain.startsWith(`${hash}-`) ? plain : `${hash}-${plain}`}.${type}`;
};

/** The name that a picture had in the retailer's folder. */
export const originalName = (stored: string): string => stored.replace(HASH, '');

type Inspected = { name: string } | { fault: string };

const inspect = (folder: string, file: string): Inspected & { content?: Buffer } => {
  if (/[/\\]|^\./.test(file))
    return { fault: `must be the name of a file in pictures/ or an https address: '${file}'` };
  const found = lstatSync(join(folder, file), { throwIfNoEntry: false });
  // A link could lead out of the folder.
  if (!found?.isFile()) return { fault: `is not in pictures/: '${file}'` };
  if (found.size > MOST_BYTES) return { fault: `is larger than 10 MB: '${file}'` };
  const content = readFileSync(join(folder, file));
  const type = typeOfContent(content);
  if (type === undefined) return { fault: `is no JPEG, PNG, WebP or SVG: '${file}'` };
  return { name: storedName(file, content, type), content };
};

interface Picture {
  /** In the shop. */
  name: string;
  report: (text: string) => void;
  /** The narrower copies that are still to be made. */
  widths: readonly number[];
}

/** The retailer's pictures, and those of the shop. */
export const openPictures = (folder: string, mediaDir: string) => {
  const known = new Map<string, Picture | { fault: string }>();
  const pictures = () => [...known].flatMap(([file, found]) => ('name' in found ? [{ file, picture: found }] : []));

  return {
    /** A picture's address in the shop; what is wrong with the picture is reported. */
    addressOf: (given: string, report: (text: string) => void): string => {
      if (given.startsWith('https://') && URL.canParse(given)) return given;
      let found = known.get(given);
      if (!found) {
        const inspected = inspect(folder, given);
        found = 'name' in inspected ? { name: inspected.name, report, widths: [] } : inspected;
        known.set(given, found);
      }
      if ('name' in found) return `/media/${found.name}`;
      report(`picture ${found.fault}`);
      return '';
    },

    /** Decodes the pictures; one that cannot be decoded is reported for the first line that names it. */
    check: async (): Promise<void> => {
      for (const [i, { file, picture }] of pictures().entries()) {
        const { content } = inspect(folder, file);
        if (!content || picture.name.endsWith('.svg')) continue;
        const missing = await missingWidths(content, join(mediaDir, picture.name));
        if (typeof missing === 'string') picture.report(`picture ${missing}: '${file}'`);
        else picture.widths = missing.widths;
        showProgress(i + 1, 'pictures checked', 1000);
      }
    },

    /** Copies the pictures, in all their widths, beside those that are shown now. */
    copy: async (): Promise<void> => {
      mkdirSync(mediaDir, { recursive: true });
      for (const [i, { file, picture }] of pictures().entries()) {
        const target = join(mediaDir, picture.name);
        if (existsSync(target) && picture.widths.length === 0) continue;
        const found = inspect(folder, file);
        if (!('name' in found && found.name === picture.name && found.content))
          throw new OperatorError(`The picture ${file} changed meanwhile: nothing has changed in the shop`);
        // Renamed into place, so that an interrupted copy is not taken for a picture.
        writeFileSync(`${target}.part`, found.content);
        renameSync(`${target}.part`, target);
        await writeWidths(found.content, target, picture.widths);
        showProgress(i + 1, 'pictures copied', 100);
      }
    },

    /** Removes the pictures of earlier imports; files that the operator put there stay. */
    removeOthers: (): void => {
      const used = new Set(pictures().map(({ picture }) => picture.name));
      for (const file of readdirSync(mediaDir)) {
        if (HASH.test(file) && !used.has(pictureOf(file))) rmSync(join(mediaDir, file));
      }
    },
  };
};

export type Pictures = Pick<ReturnType<typeof openPictures>, 'addressOf'>;
