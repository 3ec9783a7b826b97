import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Names of the files in the folder's current release. */
const LIST = '.release';
/** These files name the others, so they are copied last: the page, then the worker that makes tabs request it. */
const LAST = ['index.html.br', 'index.html.gz', 'index.html', 'sw.js.br', 'sw.js.gz', 'sw.js'];

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((name) => !name.startsWith('.'));

const lastRelease = async (target: string): Promise<string[]> => {
  const text = await readFile(join(target, LIST), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
};

const copy = async (from: string, to: string): Promise<void> => {
  await mkdir(join(to, '..'), { recursive: true });
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
};

/**
 * Copies a build over one that shoppers have open. Files of earlier releases stay, for tabs that still request them,
 * until they have been unused for the given number of days.
 */
export const copyBuild = async (dist: string, target: string, days: number, now = Date.now()) => {
  const names = await filesOf(dist);
  if (!names.includes('index.html')) throw new Error(`There is no build in ${dist}`);
  const isLast = (name: string): boolean => LAST.includes(name);
  const order = [...names.filter((name) => !isLast(name)), ...LAST.filter((name) => names.includes(name))];
  // The current release does not use these files.
  for (const name of await lastRelease(target)) {
    await utimes(join(target, name), now / 1000, now / 1000).catch(() => undefined);
  }
  for (const name of order) await copy(join(dist, name), join(target, name));
  const old = (await filesOf(join(target, 'static')))
    .map((name) => join('static', name))
    .filter((name) => !names.includes(name));
  let removed = 0;
  for (const name of old) {
    if (now - (await stat(join(target, name))).mtimeMs <= days * DAY) continue;
    await rm(join(target, name));
    removed += 1;
  }
  await writeFile(join(target, LIST), `${names.join('\n')}\n`);
  return { added: names.length, removed };
};
