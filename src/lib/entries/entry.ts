/** The used parts of Storage and LockManager; null in browsers without them. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export interface Locks {
  request: (name: string, work: () => unknown) => Promise<unknown>;
}

/** An entry of the browser's storage. Entries are separate, so that a corrupted one does not affect the others. */
export interface Entry<T> {
  key: string;
  empty: T;
  /** Stored text → value; `bad` when (part of) the text was unreadable. */
  decode: (text: string) => { value: T; bad: boolean };
  /** Value → text; null removes the entry. */
  encode: (value: T) => string | null;
  /** Merges the changes of two tabs since their common `base`. */
  merge: (base: T, ours: T, theirs: T) => T;
  /** For lists: access to the items, so that tabs can exchange changes of single items. */
  items?: {
    /** The stored text of each item by its id. */
    texts: (value: T) => Map<string, string>;
    /** The list with this item read from its text, or without the item. */
    put: (value: T, id: string, text: string | null) => T;
  };
  /** Stays in memory when the shopper clears the site's data while a tab is open. */
  outlivesClearing?: boolean;
}

/** Merge for single values: the other tab's change since the base wins, otherwise this tab's value. */
export const mergeWhole =
  <T>(same: (a: T, b: T) => boolean) =>
  (base: T, ours: T, theirs: T): T =>
    same(base, theirs) ? ours : theirs;
