const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the given payload and an invalid signature, which only the server would detect. */
export const tokenWith = (payload: unknown): string => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`;

/** A token that expires the given number of ms after `now`. */
export const tokenFor = (ms: number, now = Date.now()): string => tokenWith({ exp: Math.floor((now + ms) / 1000) });
