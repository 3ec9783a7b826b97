import type { UnknownAction } from '@reduxjs/toolkit';
import { storageRefused } from '../features/notices/noticesSlice';
import { createEntryStore, type EntryStore } from '../lib/entries/entryStore';
import { evictOnQuota } from '../lib/entries/evictOnQuota';
import type { Environment } from '../store/types';
import { EVICTABLE_ENTRIES, STORED_ENTRIES } from './entries';
import { ownStorage } from './persistence';
import { personalStorage, privateMode } from './privateMode';
import type { RootState } from './rootReducer';

/** A store reads its entries when it is made, so they reach the store through this function. */
export type GetStore = () => { getState: () => RootState; dispatch: (action: UnknownAction) => unknown };

interface EntriesOptions {
  environment: Environment;
  getStore: GetStore;
  /** The shop's latest state, even while the store shows a past moment (time travel). */
  latestState: () => RootState;
  isTimeTravelling: () => boolean;
}

const entryOf = (key: string) => STORED_ENTRIES.find((entry) => entry.key === key);

/** Connects the entries of the browser's storage with the slices that they store. */
export const createShopEntries = ({ environment, getStore, latestState, isTimeTravelling }: EntriesOptions) => {
  const { locks, now } = environment;
  const own = ownStorage(environment.storage);
  const storage = personalStorage(own && evictOnQuota(own, EVICTABLE_ENTRIES));
  const current = (key: string): unknown => {
    const entry = entryOf(key);
    return entry && (latestState()[entry.slice] as unknown as Record<string, unknown>)[entry.field];
  };
  const entryStore: EntryStore = createEntryStore({
    storage,
    locks,
    now,
    isPaused: isTimeTravelling,
    current,
    onChanged: (key, value) => {
      const entry = entryOf(key);
      if (entry) getStore().dispatch(entry.changed(value));
    },
    onRefused: () => {
      const { getState, dispatch } = getStore();
      if (!getState().notices.storageRefused) dispatch(storageRefused());
    },
  });
  const { entries, applyKeep } = privateMode({ entries: entryStore, storage, current, now });
  const saveEntry = (key: string): boolean => {
    entries.saveAll();
    try {
      const text = entryOf(key)?.encode(current(key)) ?? null;
      return text !== null && environment.storage?.getItem(key) === text;
    } catch {
      return false;
    }
  };
  return { entries, saveEntry, applyKeep };
};
