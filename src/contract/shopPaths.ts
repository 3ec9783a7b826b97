import { patterns, SUPPORT_PATH } from '../config/paths';

const PATTERNS = [...Object.values(patterns), SUPPORT_PATH].map((pattern) => pattern.slice(1).split('/'));

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  segments.length <= pattern.length &&
  pattern.every((part, at) => {
    const segment = segments[at];
    if (part.startsWith(':')) return segment === undefined ? part.endsWith('?') : segment !== '';
    return segment?.toLowerCase() === part;
  });

/** Whether the router has a page for the path; a server answers 404 to all others and to the page `/404` itself. */
export const isShopPath = (pathname: string): boolean => {
  const segments = pathname.replace(/\/+$/, '').slice(1).split('/');
  return segments.join('/') !== patterns.notFound.slice(1) && PATTERNS.some((pattern) => fits(pattern, segments));
};
