import { patterns } from '../config/paths';
import { firstReads } from '../contract/firstReads';
import { isAttributeParam } from '../contract/listCall';
import { VIEW_PARAMS } from '../contract/listStart';

/** Public pages that send no reads of their own. */
const PLAIN: readonly string[] = [patterns.cart, patterns.wishlist, patterns.contact, patterns.terms];
/** Parameters that decide which replies the server includes in a page. */
const READ = ['q', 'id'];
/** Parameters that only the page itself uses. */
const VIEW = ['variant', ...VIEW_PARAMS];

/**
 * The address under which a public page is stored; null: do not store it. All views of one list share a page. Unknown
 * parameters are never part of it: one may be a secret code.
 */
export const pageKey = ({ origin, pathname, search, searchParams }: URL): string | null => {
  if (firstReads(pathname, search).route === '' && !PLAIN.includes(pathname)) return null;
  const read = READ.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return origin + pathname + (read.length > 0 ? `?${new URLSearchParams(read)}` : '');
};

/** Whether a response of this address may be stored there: an unknown parameter may have changed it. */
export const isPageCacheable = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].every((name) => READ.includes(name) || VIEW.includes(name) || isAttributeParam(name));
