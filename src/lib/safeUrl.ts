const BASE = 'https://relative.invalid';
// eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROL = /[\u0000-\u001f\u007f]/;
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (value: string, base?: string): URL | null => {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
};

/** Null for text that a URL parser would silently rewrite: the parser drops tabs and newlines and trims the ends. */
const asCleanText = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || CONTROL.test(text) ? null : text;
};

const parseAbsolute = (value: unknown): URL | null => {
  const text = asCleanText(value);
  // The parser completes `https:evil.com` and backslashes; no legitimate address is written that way.
  if (text === null || !/^https?:\/\/[^/\\]/i.test(text) || text.includes('\\')) return null;
  const url = parse(text);
  return url && url.username === '' && url.password === '' ? url : null;
};

/** An absolute http(s) URL in normalised form, or null. */
export const safeHttpUrl = (value: unknown): string | null => parseAbsolute(value)?.href ?? null;

/** Path, query and hash of an address on this same site, or null: safe for `navigate`. */
export const sameSitePath = (value: unknown, origin: string): string | null => {
  const text = asCleanText(value);
  if (text === null || text.includes('\\')) return null;
  const isPath = text.startsWith('/') && !text.startsWith('//');
  const url = isPath ? parse(text, origin) : parseAbsolute(text);
  if (!url || url.origin !== parse(origin)?.origin || url.username !== '' || url.password !== '') return null;
  // Dot segments can resolve to `//evil.com`, which a router or the browser would read as another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
};

/** A path on this same site: no text after the slash can turn it into another scheme. */
const isOwnPath = (text: string): boolean => text.startsWith('/') && text[1] !== '/' && text[1] !== '\\';

/** An address of a picture: absolute http(s), or a path of this site, which must not depend on the open page. */
export const safeImageUrl = (value: unknown): string | null => {
  const text = asCleanText(value);
  // A list names hundreds of pictures, and a URL takes a slow phone a tenth of a millisecond.
  if (text === null || isOwnPath(text)) return text;
  const url = parse(text, BASE);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.origin === BASE ? url.pathname + url.search : text;
};

/**
 * Where a shopper may be sent to pay: https, or http on a loopback host. With hosts listed, only those
 * (`host` or `host:port`). A path belongs to `origin`.
 */
export const safeRedirectTarget = (
  value: unknown,
  allowedHosts: readonly string[] = [],
  origin = '',
): string | null => {
  const path = sameSitePath(value, origin);
  const url = parseAbsolute(path === null ? value : origin + path);
  if (!url) return null;
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) return null;
  const isAllowed = allowedHosts.some((host) => [url.host, url.hostname].includes(host.trim().toLowerCase()));
  return allowedHosts.length === 0 || isAllowed ? url.href : null;
};
