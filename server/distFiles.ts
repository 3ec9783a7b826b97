import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from './http/compress';
import type { Sendable } from './firstReplies/sendablePage';

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

export const readHeaders = async (dist: string): Promise<Record<string, string> | undefined> => {
  const text = await readIfFile(join(dist, headersFile));
  return text && (JSON.parse(text.toString()) as Record<string, string>);
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

/** SVG declares its encoding in the file, and nginx and Caddy send its type without a charset. */
export const typeOf = (file: string): string =>
  file.endsWith('.svg') ? 'image/svg+xml' : (getMimeType(file) ?? 'application/octet-stream');
