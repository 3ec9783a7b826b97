import { patterns } from '../../config/paths';
import { sameSitePath } from '../../lib/safeUrl';

/** Sign-in pages, which are never a place to return to. */
const SIGNING_IN = [patterns.auth, patterns.resetPassword, patterns.resetPasswordOld];
/** Not remembered as the last page: a payment page is returned to only if it led to the sign-in itself. */
const NEVER_REMEMBERED = [...SIGNING_IN, '/payment'];

const isBelow = (path: string, starts: readonly string[]): boolean => {
  const { pathname } = new URL(path, 'http://any');
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
};

/** A path of this shop that the shopper may return to, or null. */
export const safeReturnPath = (address: unknown, origin: string): string | null => {
  const path = sameSitePath(address, origin);
  return path === null || isBelow(path, NEVER_REMEMBERED) ? null : path;
};

/** The path after signing in: the first valid one of these addresses, else home. */
export const returnPath = (addresses: readonly unknown[], origin: string): string => {
  for (const address of addresses) {
    const path = sameSitePath(address, origin);
    if (path !== null && !isBelow(path, SIGNING_IN)) return path;
  }
  return patterns.home;
};
