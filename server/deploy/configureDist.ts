import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuiltPage, workerWithSettings } from '../../src/delivery/pageFile';
import { applySettings } from '../../src/delivery/applySettings';
import type { Variables } from '../../src/delivery/settingsFrom';
import { headersFile, readHeaders, readIfFile } from '../distFiles';
import { sendablePage } from '../firstReplies/sendablePage';

/** Writes atomically: a server may be reading the file. */
const write = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
};

const writePacked = async (file: string, text: string): Promise<void> => {
  const { packed } = sendablePage(text);
  for (const [ending, encoding] of [
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ] as const) {
    const content = await packed(encoding);
    if (content) await write(file + ending, content);
  }
  await write(file, text);
};

/** Writes settings into the files of a build, for a server that only sends files. */
export const configureDist = async (dist: string, variables: Variables): Promise<Record<string, string>> => {
  const read = async (name: string) => (await readIfFile(join(dist, name)))?.toString();
  const html = await read('index.html');
  if (html === undefined || !isBuiltPage(html)) throw new Error(`There is no build of this shop in ${dist}`);
  const headers = await readHeaders(dist);
  const configured = applySettings({ html, ...(headers && { headers }) }, variables);
  const worker = await read('sw.js');
  await writePacked(join(dist, 'index.html'), configured.html);
  await write(join(dist, headersFile), `${JSON.stringify(configured.headers, null, 2)}\n`);
  // Compressed copies are unused and would be stale.
  for (const ending of ['.br', '.gz']) await rm(join(dist, headersFile + ending), { force: true });
  // Written last: a client that finds a new worker requests the page.
  if (worker !== undefined) await writePacked(join(dist, 'sw.js'), workerWithSettings(worker, configured.html));
  return configured.headers;
};
