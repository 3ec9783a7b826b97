import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Encoding } from './http/compress';
import type { Sendable } from './page/sendablePage';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The headers of the page, as the build has computed them. */
export const headersFile = 'security-headers.json';
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export const readIfFile = async (path: string): Promise<Buffer | undefined> => {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : undefined;
  } catch {
    // The file is missing or its name is invalid: the response is 404 either way.
    return undefined;
  }
};

/** A file of the build and its compressed forms. */
export const readSendable = async (path: string): Promise<Sendable | undefined> => {
  const plain = await readIfFile(path);
  return plain && { plain, packed: (encoding) => readIfFile(path + suffixes[encoding]) };
};

/** The file for a path; undefined when the path leaves the folder or the file is not public. */
export const fileOf = (dist: string, pathname: string): string | undefined => {
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const hidden = path.split(sep).some((part) => part.startsWith('.'));
  if (path.includes('\0') || hidden || /\.(br|gz)$/.test(path) || path === `${sep}${headersFile}`) return undefined;
  return join(dist, path);
};

/** Whether a build has a public file of this name. */
export const hasFile = async (dist: string, pathname: string): Promise<boolean> => {
  const file = fileOf(dist, pathname);
  return file !== undefined && (await stat(file).catch(() => undefined))?.isFile() === true;
};

export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';
