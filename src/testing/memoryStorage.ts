import type { TextStorage } from '../lib/entries/entry';

export interface MemoryStorage extends TextStorage {
  /** Makes every later write fail, as in a browser whose storage is full. */
  fill: () => void;
  clear: () => void;
  entries: () => Record<string, string>;
}

/** A Storage that two stores can share like two tabs, and that can run full. */
export const memoryStorage = (stored: Record<string, string> = {}): MemoryStorage => {
  const texts = new Map(Object.entries(stored));
  let full = false;
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
    fill: () => {
      full = true;
    },
    clear: () => {
      texts.clear();
    },
    entries: () => Object.fromEntries(texts),
  };
};
