import type { TextStorage } from './entry';

const MAX_LENGTH = 20_000;

/** The key of the copy. */
export const asideKey = (key: string): string => `${key}.bad`;

/** Copies an unreadable entry to another key, once, so that support can inspect it. */
export const quarantine = (storage: TextStorage | null, key: string, text: string): void => {
  const aside = asideKey(key);
  try {
    if (storage?.getItem(aside) === null) storage.setItem(aside, text.slice(0, MAX_LENGTH));
  } catch {
    // A full storage keeps the bad entry in place; no code depends on the copy.
  }
};
