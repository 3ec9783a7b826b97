import { jwtDecode } from 'jwt-decode';
import { isRecord } from '../../lib/json';

/** Tolerance for wrong clocks of cheap phones; within it a token counts as valid. */
export const LEEWAY_MS = 60_000;
/** A larger `exp` (beyond the year 5138) is in milliseconds, so it is unreadable. */
const LARGEST_EXP = 1e11;

/** Expiry of a token in epoch ms; null when it is unreadable or has no expiry. */
export const expiryOf = (token: string): number | null => {
  try {
    const payload: unknown = jwtDecode(token);
    const exp = isRecord(payload) ? payload.exp : null;
    return typeof exp === 'number' && exp > 0 && exp <= LARGEST_EXP ? exp * 1000 : null;
  } catch {
    // jwt-decode throws on an invalid token.
    return null;
  }
};

/** Why a token is no longer valid; null while it is. */
export const tokenProblem = (token: string, now: number): 'expired' | 'unreadable' | null => {
  const expiry = expiryOf(token);
  if (expiry === null) return 'unreadable';
  return expiry <= now ? 'expired' : null;
};
