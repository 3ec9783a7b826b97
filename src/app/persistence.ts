import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import type { EntryStore } from '../lib/entries/entryStore';
import type { TextStorage } from '../lib/entries/entry';
import type { StoredEntry } from '../store/storedEntry';
import { STORED_ENTRIES } from './entries';

const SCHEMA_KEY = 'schema';
const SCHEMA_VERSION = 1;

/** The storage, unless a newer release has written to it: then it is neither read nor touched. */
export const ownStorage = (storage: TextStorage | null): TextStorage | null => {
  try {
    const version = Number(storage?.getItem(SCHEMA_KEY) ?? 0);
    if (version > SCHEMA_VERSION) return null;
    if (version !== SCHEMA_VERSION) storage?.setItem(SCHEMA_KEY, String(SCHEMA_VERSION));
  } catch {
    // A full storage can still be read; a blocked one fails again at the first write.
  }
  return storage;
};

const entriesOf = (slice: string): StoredEntry[] => STORED_ENTRIES.filter((entry) => entry.slice === slice);

/**
 * Wraps a slice so that redux-persist reports when a stored field has changed. The entries were read before the store
 * was made, so nothing is rehydrated and no change made in the meantime can be lost.
 */
export const persisted = <S extends object>(
  slice: string,
  reducer: Reducer<S>,
  entries: () => EntryStore,
): Reducer<S & PersistPartial> =>
  persistReducer<S>(
    {
      key: slice,
      whitelist: entriesOf(slice).map(({ field }) => field),
      serialize: false,
      storage: {
        getItem: () => Promise.resolve(undefined),
        setItem: () => Promise.all(entriesOf(slice).map(({ key }) => entries().save(key))),
        removeItem: () => Promise.resolve(),
      },
      stateReconciler: (_inbound: S, _original: S, reduced: S) => reduced,
    },
    reducer,
  );
