import { patterns } from '../../config/paths';
import { sameSitePath } from '../../lib/safeUrl';

/** Pages that are steps of signing in, and never a place to return to. */
const SIGNING_IN = [patterns.auth, patterns.resetPassword, patterns.resetPasswordOld];
/** Nor, by themselves, to these: only the return from a payment page asks for it, when the session ran out meanwhile. */
const PASSING = [...SIGNING_IN, '/payment'];

const isBelow = (path: string, starts: readonly string[]): boolean => {
  const { pathname } = new URL(path, 'http://any');
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
};

/** An address of this shop that a shopper may be led back to, or null. */
export const comebackPath = (address: unknown, origin: string): string | null => {
  const path = sameSitePath(address, origin);
  return path === null || isBelow(path, PASSING) ? null : path;
};

/** Where signing in leads: to the first of these addresses that will do, else home. */
export const returnPath = (addresses: readonly unknown[], origin: string): string => {
  for (const address of addresses) {
    const path = sameSitePath(address, origin);
    if (path !== null && !isBelow(path, SIGNING_IN)) return path;
  }
  return patterns.home;
};
