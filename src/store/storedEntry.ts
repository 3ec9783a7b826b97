import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '../lib/entries/entry';

type Slice = 'session' | 'cart' | 'wishlist' | 'checkout' | 'credit' | 'payment' | 'business' | 'searches' | 'recent';

/** An entry of the browser's storage and the field of a slice that it stores; defined beside that slice. */
export interface StoredEntry<T = unknown> extends Entry<T> {
  slice: Slice;
  field: string;
  /** The action by which another tab's change arrives. */
  changed: (value: T) => UnknownAction;
  /** Personal data: not stored on a phone that is not the shopper's. */
  personal?: boolean;
  /** A convenience, or asked for again: the first to go when the storage is full. */
  evictable?: boolean;
}

/** For a list of entries of different values. */
export const storedEntry = <T>(entry: StoredEntry<T>): StoredEntry => entry as unknown as StoredEntry;
