import type { Slide } from '../../contract/slide';
import { safeHttpUrl, sameSitePath } from '../../lib/safeUrl';

export type SlideLink = { kind: 'external'; href: string } | { kind: 'internal'; to: string };
type LinkParts = Pick<Slide, 'linkType' | 'buttonUrl'>;

// With a scheme it is validated as an absolute URL; everything else is a path, with or without leading slash.
const WHOLE = /^[a-z][a-z0-9+.-]*:/i;

const asPath = (address: string, origin: string): string | null => {
  const text = address.trim();
  if (text === '') return null;
  return sameSitePath(WHOLE.test(text) || text.startsWith('/') ? text : `/${text}`, origin);
};

/** `path` below `prefix`, whether it was given with the prefix or without; `fits` checks the pathname. */
const below = (prefix: string, fits: RegExp, path: string | null): string | null => {
  if (path === null) return null;
  const full = path.startsWith(`${prefix}/`) ? path : prefix + path;
  return fits.test(full.replace(/[?#].*$/, '')) ? full : null;
};

const PRODUCT = /^\/pd\/[^/]+\/[^/]+$/;
const CATEGORY = /^\/ct(\/[^/]+){1,5}$/;

const internalPaths: Record<string, (address: string, origin: string) => string | null> = {
  Page: asPath,
  Product: (address, origin) => below('/pd', PRODUCT, asPath(address, origin)),
  Category: (address, origin) => below('/ct', CATEGORY, asPath(address, origin)),
};

/** The target of a slide's button; null for no button. The address comes from the back end and is not trusted. */
export const slideLink = ({ linkType, buttonUrl }: LinkParts, origin: string): SlideLink | null => {
  if (linkType === 'External') {
    const href = safeHttpUrl(buttonUrl);
    return href === null ? null : { kind: 'external', href };
  }
  const to = Object.hasOwn(internalPaths, linkType) ? internalPaths[linkType]?.(buttonUrl, origin) : null;
  return to == null ? null : { kind: 'internal', to };
};
