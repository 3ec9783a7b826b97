import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const EXTENSION = /\.(tsx?|module\.css|css)$/;

const importNames = (folder: string): string[] =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => EXTENSION.test(name))
    .map((name) => `${folder}/${name.replace(EXTENSION, '')}`);

test.each(['src', 'server', 'e2e'])(
  'no two modules in %s differ only in letter case, which some file systems ignore',
  (folder) => {
    const names = new Map<string, string>();
    const clashes: string[] = [];
    for (const name of importNames(folder)) {
      const other = names.get(name.toLowerCase());
      if (other !== undefined && other !== name) clashes.push(`${other} and ${name}`);
      names.set(name.toLowerCase(), name);
    }
    expect(names.size).toBeGreaterThan(10);
    expect(clashes).toEqual([]);
  },
);
