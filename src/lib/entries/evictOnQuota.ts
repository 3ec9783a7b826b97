import type { TextStorage } from './entry';

/** A full storage evicts the convenience entries (`evictable`) before it refuses a write. */
export const evictOnQuota = (storage: TextStorage, evictable: readonly string[]): TextStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => {
    storage.removeItem(key);
  },
  setItem: (key, text) => {
    try {
      storage.setItem(key, text);
    } catch (error) {
      const given = evictable.includes(key) ? [] : evictable.filter((name) => storage.getItem(name) !== null);
      if (given.length === 0) throw error;
      for (const name of given) storage.removeItem(name);
      storage.setItem(key, text);
    }
  },
});
