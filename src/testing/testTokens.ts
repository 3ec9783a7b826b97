const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the given payload; only its server could tell that the signature is none. */
export const tokenWith = (payload: unknown): string => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`;

/** A token that runs out so many ms after `now`. */
export const tokenFor = (ms: number, now = Date.now()): string => tokenWith({ exp: Math.floor((now + ms) / 1000) });
