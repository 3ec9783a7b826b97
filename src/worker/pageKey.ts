import { patterns } from '../config/paths';
import { firstReads } from '../contract/firstReads';

/** Pages for everybody that read nothing of their own. */
const PLAIN: readonly string[] = [patterns.cart, patterns.wishlist, patterns.contact, patterns.terms];
/** These decide what the server puts into a page. */
const READ = ['q', 'id'];
/** These are the page's own business. */
const VIEW = ['variant', 'sort', 'cols', 'min', 'max', 'color', 'size', 'brand', 'sale', 'stock'];

/**
 * Under which address a page for everybody is kept; null: it is nobody's business to keep it. Views of one list are one
 * page. Parameters that the shop does not know never stand in it: one may be a code.
 */
export const pageKey = ({ origin, pathname, search, searchParams }: URL): string | null => {
  if (firstReads(pathname, search).route === '' && !PLAIN.includes(pathname)) return null;
  const read = READ.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return origin + pathname + (read.length > 0 ? `?${new URLSearchParams(read)}` : '');
};

/** Whether what comes from this address may be put there: nobody can know what an unknown parameter has made of it. */
export const mayKeepPage = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].every((name) => READ.includes(name) || VIEW.includes(name));
