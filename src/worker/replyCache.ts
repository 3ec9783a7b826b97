import { ageOf } from './age';

/** The time when a reply was stored, in milliseconds; set by the worker, never by a server. */
const STORED_AT = 'X-Kept-At';
/** These headers describe the body as it was transferred, not as it is stored. */
const WIRE_HEADERS = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

export interface CachedResponse {
  text: string;
  headers: Headers;
  age: ReturnType<typeof ageOf>;
}

interface CacheRules {
  name: string;
  /** The maximum number of entries; the oldest are evicted first. */
  most: number;
  /** Validates a text: other code may have written to the storage. */
  isGood: (text: string) => boolean;
}

const trim = async (cache: Cache, most: number): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
};

/** Stored replies by address. A full or blocked storage behaves like an empty one. */
export const replyCache = ({ name, most, isGood }: CacheRules) => ({
  find: async (key: string): Promise<CachedResponse | null> => {
    try {
      const cache = await caches.open(name);
      const found = await cache.match(key, { ignoreVary: true });
      if (!found) return null;
      const [headers, text] = [new Headers(found.headers), await found.text()];
      const age = ageOf(Date.now() - Number(headers.get(STORED_AT) ?? NaN));
      if (age !== 'expired' && isGood(text)) return { text, headers, age };
      await cache.delete(key);
      return null;
    } catch {
      return null;
    }
  },
  /** Stores only the URL of the request: no header, and so no token. */
  put: async (key: string, text: string, given: Headers): Promise<void> => {
    const headers = new Headers(given);
    for (const header of WIRE_HEADERS) headers.delete(header);
    headers.set(STORED_AT, String(Date.now()));
    try {
      const cache = await caches.open(name);
      await cache.put(key, new Response(text, { headers }));
      await trim(cache, most);
    } catch {
      // A reply that cannot be stored is requested again by the next visit.
    }
  },
  drop: async (key: string): Promise<void> => {
    await caches
      .open(name)
      .then((cache) => cache.delete(key))
      .catch(() => undefined);
  },
});

export type ReplyCache = ReturnType<typeof replyCache>;

export const toResponse = ({ text, headers }: CachedResponse): Response => new Response(text, { headers });
