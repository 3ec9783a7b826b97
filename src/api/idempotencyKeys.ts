import { bodyText, type Call } from './call';

/**
 * Idempotency keys: one random code for each press. A press whose outcome stays unknown keeps its key, so that a retry
 * of the same request sends it again, and a back end that supports keys does the work once.
 */
export interface IdempotencyKeys {
  /** The key that the next try of this press sends. */
  keyFor: (press: string) => string;
  /** Begins a try. `isRetry`: the outcome of an earlier try is unknown. */
  start: (press: string) => { key: string; isRetry: boolean };
  /** The outcome is known: the next press of the kind gets a new key. */
  complete: (press: string) => void;
  /** The key of a try that was made before a reload. */
  restore: (press: string, key: string) => void;
}

const MOST = 50;

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const createIdempotencyKeys = (): IdempotencyKeys => {
  const open = new Map<string, { key: string; isTried: boolean }>();
  const entryFor = (press: string) => {
    const entry = open.get(press) ?? { key: randomKey(), isTried: false };
    open.set(press, entry);
    const [oldest] = open.keys();
    if (open.size > MOST && oldest !== undefined) open.delete(oldest);
    return entry;
  };
  return {
    keyFor: (press) => entryFor(press).key,
    start: (press) => {
      const entry = entryFor(press);
      const isRetry = entry.isTried;
      entry.isTried = true;
      return { key: entry.key, isRetry };
    },
    complete: (press) => {
      open.delete(press);
    },
    restore: (press, key) => {
      open.set(press, { key, isTried: true });
    },
  };
};

/** Identifies a call without revealing its content: the same for a retry, another one for another body or session. */
export const callFingerprint = (call: Call, token: string | null): string =>
  requestFingerprint(call.path, bodyText(call) ?? '', token);

/** Hashes path, body and session into 53 bits (cyrb53), so that the key does not reveal them. */
export const requestFingerprint = (path: string, body: string, token: string | null): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const char of `${path}\n${body}\n${token ?? ''}`) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
};
