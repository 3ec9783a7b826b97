import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '../lib/entries/entry';

type Slice = 'session' | 'cart' | 'wishlist' | 'checkout' | 'credit' | 'payment' | 'business' | 'searches' | 'recent';

/** An entry of the browser's storage and the slice field that it stores; defined beside that slice. */
export interface StoredEntry<T = unknown> extends Entry<T> {
  slice: Slice;
  field: string;
  /** The action to dispatch when another tab has changed the entry. */
  changed: (value: T) => UnknownAction;
  /** Personal data, which is not stored on a shared phone. */
  personal?: boolean;
  /** The entry can be requested again or is only a convenience, so it is removed first when the storage is full. */
  evictable?: boolean;
}

/** Erases the value type, so that entries of different types fit in one list. */
export const storedEntry = <T>(entry: StoredEntry<T>): StoredEntry => entry as unknown as StoredEntry;
