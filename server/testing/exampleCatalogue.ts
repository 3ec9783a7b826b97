import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
  'base64',
);

/** A picture of one pixel, whose content differs with the text. */
export const pngOf = (text: string): Buffer => Buffer.concat([PIXEL, Buffer.from(text)]);

/** The files of docs/catalogue.md, by name. */
export const exampleFiles = (): Record<string, string> => {
  const doc = readFileSync(join(__dirname, '../../docs/catalogue.md'), 'utf8');
  const examples = doc.matchAll(/^## (\w+\.csv)\n[^]*?^```csv\n([^]*?)^```/gm);
  return Object.fromEntries([...examples].map(([, name = '', content = '']) => [name, content]));
};

/** Writes these files into a folder, with the pictures of the example. */
export const writeCatalogue = (folder: string, files: Record<string, string | Buffer>): void => {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  for (const name of ['women', 'wrap-indigo', 'wrap-clay']) {
    writeFileSync(join(folder, 'pictures', `${name}.png`), pngOf(name));
  }
};
