import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { addVary, preferredEncoding } from './http/compress';
import { pageHeaders } from './pageHeaders';

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
};

const headersFile = 'security-headers.json';
const suffixes = { br: '.br', gzip: '.gz' } as const;
// What is missing below these is missing; everything else may be a page of the shop.
const neverPages = /^\/(static|media|api)(\/|$)/;

const readIfFile = async (path: string): Promise<Buffer | undefined> => {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : undefined;
  } catch {
    // Missing, or a name no file can have: the answer is 404 either way.
    return undefined;
  }
};

/** The file a path names, or undefined for a path that leaves the folder or asks for what is not for reading. */
const fileOf = (dist: string, pathname: string): string | undefined => {
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

const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get('sec-fetch-mode');
  return (mode === null || mode === 'navigate') && (headers.get('accept') ?? '').includes('text/html');
};

const builtHeaders = async (dist: string): Promise<Record<string, string>> => {
  const text = await readIfFile(join(dist, headersFile));
  return text ? (JSON.parse(text.toString('utf8')) as Record<string, string>) : {};
};

interface Site {
  dist: string;
  publicOrigin?: string | undefined;
}

const reply = async (
  { dist, publicOrigin }: Site,
  request: Request,
  file: string,
  cacheControl: string,
): Promise<Response | undefined> => {
  const plain = await readIfFile(file);
  if (plain === undefined) return undefined;
  const headers = pageHeaders(await builtHeaders(dist), request, publicOrigin);
  headers.set('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  headers.set('Cache-Control', cacheControl);
  addVary(headers, 'Accept-Encoding');
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  headers.set('ETag', etag);
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined);
  const packed = encoding && (await readIfFile(file + suffixes[encoding]));
  if (encoding && packed) headers.set('Content-Encoding', encoding);
  const body = packed ?? plain;
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
};

const plainReply = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

/** The built storefront: hashed files for ever, index.html for every page of the shop, a real 404 for the rest. */
export const serveDist =
  (dist: string, publicOrigin?: string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainReply(405, 'Method not allowed');
    const { pathname } = new URL(request.url);
    const site = { dist, publicOrigin };
    const index = () => reply(site, request, join(dist, 'index.html'), 'no-cache');
    if (pathname === '/') return (await index()) ?? plainReply(503, 'The shop has not been built yet: npm run build');
    const file = fileOf(dist, pathname);
    const lasting = pathname.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const found = file === undefined ? undefined : await reply(site, request, file, lasting);
    if (found) return found;
    const page = !neverPages.test(pathname) && isNavigation(request) ? await index() : undefined;
    return page ?? plainReply(404, 'Not found');
  };
