import { jwtDecode } from 'jwt-decode';
import { isRecord } from '../../lib/isRecord';

/** Clocks of cheap phones are off; within this a token still counts. */
export const LEEWAY_MS = 60_000;
const SECONDS_BEFORE = 1e11; // An `exp` beyond the year 5138 is one in milliseconds.

/** When a token runs out, in epoch ms; null for a token that cannot be read, or that never says. */
export const expiryOf = (token: string): number | null => {
  try {
    const payload: unknown = jwtDecode(token);
    const exp = isRecord(payload) ? payload.exp : null;
    return typeof exp === 'number' && exp > 0 && exp <= SECONDS_BEFORE ? exp * 1000 : null;
  } catch {
    // jwt-decode throws on what is no token.
    return null;
  }
};

/** Why a token cannot be used any more; null while it can. */
export const tokenProblem = (token: string, now: number): 'expired' | 'unreadable' | null => {
  const expiry = expiryOf(token);
  if (expiry === null) return 'unreadable';
  return expiry <= now ? 'expired' : null;
};
