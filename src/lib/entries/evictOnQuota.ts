import type { TextStorage } from './storage';

/**
 * A storage that is full gives up what the shop can do without before it refuses what the shopper has chosen. `spare`
 * names the entries that are only a convenience.
 */
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
