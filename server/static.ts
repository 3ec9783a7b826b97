import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import { isShopPath } from '../src/contract/shopPaths';
import type { Variables } from '../src/delivery/settingsFrom';
import { fileOf, readSendable, typeOf } from './distFiles';
import type { Encoding } from './http/compress';
import { varyByEncoding, preferredEncoding } from './http/compress';
import type { MakePage } from './firstReplies/cachedPages';
import type { Sendable } from './firstReplies/sendablePage';
import { configuredFiles, type ConfiguredBuild } from './firstReplies/configuredFiles';
import { pageHeaders } from './pageHeaders';

// A missing file below these paths is a 404; every other path may be a page of the shop.
const neverPages = /^\/(static|media|api)(\/|$)/;

/** Whether a browser opens a page, or the shop's own service worker requests one. */
const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get('sec-fetch-mode');
  return (
    (mode === null || mode === 'navigate' || mode === 'same-origin') &&
    (headers.get('accept') ?? '').includes('text/html')
  );
};

/** True for crawlers and link previews, which accept any type and send no `Sec-Fetch-Mode`. */
const isReader = ({ headers }: Request, file: string): boolean =>
  headers.get('sec-fetch-mode') === null && (headers.get('accept') ?? '*/*').includes('*/*') && extname(file) === '';

interface SiteSettings {
  publicOrigin?: string | undefined;
  /** Embeds the first replies in a page. */
  makePage?: MakePage | undefined;
  /** Page settings from the environment. */
  variables?: Variables;
}

interface Site extends Omit<SiteSettings, 'variables'> {
  dist: string;
  configured: ConfiguredBuild | undefined;
}

const encodingFor = (request: Request): Encoding | undefined =>
  preferredEncoding(request.headers.get('accept-encoding') ?? undefined);

const send = async (
  { configured, publicOrigin }: Site,
  request: Request,
  { plain, packed, link }: Sendable,
  { type, cacheControl, status = 200 }: { type: string; cacheControl: string; status?: 200 | 404 },
): Promise<Response> => {
  const headers = pageHeaders(configured?.headers ?? {}, request, publicOrigin);
  headers.set('Content-Type', type);
  headers.set('Cache-Control', cacheControl);
  varyByEncoding(headers);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  headers.set('ETag', etag);
  if (link) headers.set('Link', link);
  if (status === 404) headers.set('X-Robots-Tag', 'noindex');
  else if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request);
  const smaller = encoding && (await packed(encoding));
  if (encoding && smaller) headers.set('Content-Encoding', encoding);
  const body = smaller ?? plain;
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
};

/** The version with settings for a file that depends on them; its built version must never be sent. */
const madeOf = ({ dist, configured }: Site, file: string): Sendable | undefined => {
  if (file === join(dist, 'index.html')) return configured?.page;
  return file === join(dist, 'sw.js') ? configured?.worker : undefined;
};

const sendFile = async (site: Site, request: Request, file: string, cacheControl: string) => {
  const found = madeOf(site, file) ?? (await readSendable(file));
  return found && send(site, request, found, { type: typeOf(file), cacheControl });
};

/** Sends index.html, with this address's first replies embedded if `makePage` is set. */
const sendPage = async (site: Site, request: Request): Promise<Response | undefined> => {
  const built = site.configured?.page;
  if (!built) return undefined;
  const address = new URL(request.url);
  const made = await site.makePage?.(built.plain, address, encodingFor(request));
  const status = made?.isUnknown || !isShopPath(address.pathname) ? 404 : 200;
  return send(site, request, made ?? built, { type: typeOf('index.html'), cacheControl: 'no-cache', status });
};

const plainReply = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

/**
 * Serves the built storefront: hashed files cached for ever, index.html for every page of the shop, 404 for the rest;
 * a browser gets that 404 with index.html, in which the shop says what is missing.
 */
export const serveDist = (dist: string, { variables = {}, ...rest }: SiteSettings = {}) => {
  const files = configuredFiles(dist, variables);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainReply(405, 'Method not allowed');
    const { pathname } = new URL(request.url);
    const site = { ...rest, dist, configured: await files() };
    const index = () => sendPage(site, request);
    if (pathname === '/') return (await index()) ?? plainReply(503, 'The shop has not been built yet: npm run build');
    const file = fileOf(dist, pathname);
    const lasting = pathname.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const found = file === undefined ? undefined : await sendFile(site, request, file, lasting);
    if (found) return found;
    const isPage =
      !neverPages.test(pathname) && (isNavigation(request) || (file !== undefined && isReader(request, file)));
    const page = isPage ? await index() : undefined;
    return page ?? plainReply(404, 'Not found');
  };
};
