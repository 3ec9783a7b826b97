/**
 * Idempotency keys: one random code for each press. A press whose outcome stays unknown keeps its code, so that trying
 * the very same thing again is the same press, and a back end that knows keys does it once.
 */
export interface PressKeys {
  keyFor: (press: string) => string;
  /** Whether an earlier try of this press is without an outcome. */
  isOpen: (press: string) => boolean;
  /** The outcome is known: the next press of the kind is a new one. */
  settle: (press: string) => void;
  /** A code from before the page was loaded anew. */
  restore: (press: string, key: string) => void;
}

const MOST = 50;

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const pressKeys = (): PressKeys => {
  const open = new Map<string, string>();
  return {
    keyFor: (press) => {
      const key = open.get(press) ?? randomKey();
      open.set(press, key);
      const [oldest] = open.keys();
      if (open.size > MOST && oldest !== undefined) open.delete(oldest);
      return key;
    },
    isOpen: (press) => open.has(press),
    settle: (press) => {
      open.delete(press);
    },
    restore: (press, key) => {
      open.set(press, key);
    },
  };
};

/** Names what is pressed without saying it: path, body and session, in 53 bits (cyrb53). */
export const pressOf = (path: string, body: string, token: string | null): string => {
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
