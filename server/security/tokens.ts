import { sign, verify } from 'hono/jwt';
import type { Clock } from '../http/context';

export interface TokenClaims {
  sub: string;
  /** Raised when a password is reset or changed: every older token becomes invalid. */
  version: number;
}

export const tokenMaker = (secret: string, lifetimeSeconds: number, now: Clock) => ({
  /** The same claims in the same second give the same token; `jti` separates two sign-ins within a second. */
  issue: (claims: TokenClaims & { jti?: string }, at = now()): Promise<string> => {
    const iat = Math.floor(at / 1000);
    return sign({ ...claims, iat, exp: iat + lifetimeSeconds }, secret, 'HS256');
  },
  read: async (token: string): Promise<TokenClaims | undefined> => {
    try {
      // Times are compared with the shop's own clock below, which a test may set.
      const claims = await verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false });
      const { sub, version, exp } = claims;
      if (typeof sub !== 'string' || typeof version !== 'number' || typeof exp !== 'number') return undefined;
      return exp * 1000 > now() ? { sub, version } : undefined;
    } catch {
      // A token that does not verify counts as missing; the caller answers 401.
      return undefined;
    }
  },
});

export type TokenMaker = ReturnType<typeof tokenMaker>;
