import {
  type ItemChange,
  type Changes,
  itemChanges,
  dropOldChanges,
  isGone,
  latestOf,
  mergeChanges,
  readChanges,
} from './changes';
import type { Entry, Locks, TextStorage } from './entry';
import { quarantine } from './quarantine';

interface EntryStoreOptions {
  storage: TextStorage | null;
  locks: Locks | null;
  /** The value that this tab holds now. */
  current: (key: string) => unknown;
  /** A merge produced a value that this tab does not have yet. */
  onChanged: (key: string, value: unknown) => void;
  /** A write was refused, by a full or blocked storage. */
  onRefused: (error: unknown) => void;
  /** True during time travel: changes of other tabs wait in the storage. */
  isPaused?: () => boolean;
  now?: () => number;
}

/** A message from one tab to the others about an entry. */
export interface EntryMessage {
  key: string;
  changes: [string, ItemChange][];
}

interface Slot {
  entry: Entry<unknown>;
  /** The text that this tab and the storage last agreed on. */
  base: string | null;
  /** The stored text of each item of this tab at the last comparison. */
  seen: Map<string, string>;
  /** Recent changes of single items, here and in other tabs. */
  changes: Changes;
}

/**
 * Reads and writes entries so that several tabs never undo each other: every write is a merge of what this tab changed
 * into what is stored at that moment. Entries stay readable when writes are refused. A lock is not sufficient: a
 * browser with a process per tab may grant it before the previous write is visible. Tabs therefore also broadcast
 * changes of single items, which take precedence over the stored list.
 */
export const createEntryStore = (options: EntryStoreOptions) => {
  const { storage, locks, current, onChanged, onRefused, isPaused = () => false, now = Date.now } = options;
  const slots = new Map<string, Slot>();
  let announce: ((news: EntryMessage) => void) | undefined;
  /** Later than all changes that this tab made or received; otherwise a reply to a change would seem older than it. */
  let latest = 0;

  const stored = (slot: Slot): string | null => {
    try {
      return storage ? storage.getItem(slot.entry.key) : slot.base;
    } catch {
      // Storage was blocked after start-up: keep the last known text instead of treating the entry as removed.
      return slot.base;
    }
  };
  const valueOf = (entry: Entry<unknown>, text: string | null) =>
    text === null ? entry.empty : entry.decode(text).value;

  const put = (slot: Slot, text: string | null): void => {
    if (!storage) return;
    try {
      if (text === null) storage.removeItem(slot.entry.key);
      else storage.setItem(slot.entry.key, text);
      slot.base = text;
    } catch (error) {
      onRefused(error);
    }
  };

  /** Records this tab's changes to items since the last call and sends them to the other tabs. */
  const recordLocalChanges = (slot: Slot): void => {
    const { entry, seen } = slot;
    if (!entry.items) return;
    slot.seen = entry.items.texts(current(entry.key));
    // Without a channel, other tabs never receive this change, so it must not outrank what they have stored.
    if (!announce) return;
    const at = Math.max(now(), latest + 1);
    const changes = itemChanges(seen, slot.seen, at);
    dropOldChanges(slot.changes, now());
    if (changes.size === 0) return;
    latest = at;
    mergeChanges(slot.changes, changes);
    announce({ key: entry.key, changes: [...changes] });
  };

  const withChanges = ({ entry: { items }, changes }: Slot, value: unknown): unknown => {
    if (!items) return value;
    let result = value;
    for (const [id, change] of changes) {
      if (isGone(change)) result = items.put(result, id, null);
      // A change alone does not bring back a removed item.
      else if (change.text !== null && (change.added > 0 || items.texts(result).has(id))) {
        result = items.put(result, id, change.text);
      }
    }
    return result;
  };

  const applyMerged = (slot: Slot, ours: unknown, merged: unknown): void => {
    const { entry } = slot;
    if (entry.encode(merged) === entry.encode(ours)) return;
    if (entry.items) slot.seen = entry.items.texts(merged);
    onChanged(entry.key, merged);
  };

  /** Merges the stored value with this tab's, and notifies the tab if that changed it. */
  const mergeFromStorage = (slot: Slot): unknown => {
    const { entry } = slot;
    recordLocalChanges(slot);
    const ours = current(entry.key);
    const text = stored(slot);
    if (text === slot.base) return ours;
    const merged = withChanges(slot, entry.merge(valueOf(entry, slot.base), ours, valueOf(entry, text)));
    slot.base = text;
    applyMerged(slot, ours, merged);
    return merged;
  };

  const commit = (slot: Slot): void => {
    const text = slot.entry.encode(mergeFromStorage(slot));
    if (text !== slot.base) put(slot, text);
  };

  const isStored = (slot: Slot): boolean =>
    stored(slot) === slot.base && slot.entry.encode(current(slot.entry.key)) === slot.base;

  /** Stores this tab's current value. */
  const save = async (key: string): Promise<void> => {
    const slot = slots.get(key);
    if (!slot) return;
    recordLocalChanges(slot);
    if (isStored(slot)) return;
    if (locks) await locks.request(`entry:${key}`, () => commit(slot));
    else commit(slot);
  };

  return {
    /** Reads an entry for the first time; an unreadable one is copied to another key and starts empty. */
    open<T>(entry: Entry<T>): T {
      const slot: Slot = { entry: entry as unknown as Entry<unknown>, base: null, seen: new Map(), changes: new Map() };
      slot.base = stored(slot);
      slots.set(entry.key, slot);
      if (slot.base === null) return entry.empty;
      const { value, bad } = entry.decode(slot.base);
      if (bad) quarantine(storage, entry.key, slot.base);
      if (entry.items) slot.seen = entry.items.texts(value);
      return value;
    },

    save,

    /** The page is about to be left: all entries are stored at once, without waiting for a lock. */
    saveAll(): void {
      for (const slot of slots.values()) {
        recordLocalChanges(slot);
        if (!isStored(slot)) commit(slot);
      }
    },

    /** Takes over an entry that another tab wrote. */
    receive(key: string): void {
      const slot = slots.get(key);
      if (!slot || isPaused()) return;
      mergeFromStorage(slot);
      // The other tab's write lacks a change that this tab has received.
      if (slot.entry.items && !isStored(slot)) void save(key);
    },

    /** Adds entries that lived in memory to the storage: stores this tab's values and takes over those that it lacks. */
    addToStorage(keys: readonly string[]): void {
      for (const slot of slots.values()) {
        const { entry } = slot;
        if (!keys.includes(entry.key)) continue;
        slot.changes.clear();
        slot.base = entry.items || entry.encode(current(entry.key)) === null ? null : stored(slot);
        commit(slot);
      }
    },

    /** Sets the channel to the other tabs; undefined while there is none. */
    announceTo(tell: ((news: EntryMessage) => void) | undefined): void {
      announce = tell;
      if (!tell) for (const { changes } of slots.values()) changes.clear();
    },

    /** Applies the changes that another tab announced. */
    onPeerMessage({ key, changes }: EntryMessage): void {
      const slot = slots.get(key);
      if (!slot || isPaused()) return;
      recordLocalChanges(slot);
      const news = readChanges(changes);
      latest = Math.max(latest, latestOf(news));
      mergeChanges(slot.changes, news);
      const ours = current(key);
      applyMerged(slot, ours, withChanges(slot, ours));
    },

    /** Reads all entries again after a sleep, or after the site's data was cleared. */
    receiveAll(cleared = false): void {
      if (isPaused()) return;
      for (const slot of slots.values()) {
        slot.changes.clear();
        if (cleared && slot.entry.outlivesClearing) slot.base = null;
        else mergeFromStorage(slot);
      }
    },
  };
};

export type EntryStore = ReturnType<typeof createEntryStore>;
