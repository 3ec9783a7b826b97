import { type DetachableStorage, detachableStorage } from '../lib/entries/detachable';
import type { EntryMessage, EntryStore } from '../lib/entries/entryStore';
import type { TextStorage } from '../lib/entries/entry';
import { STORED_ENTRIES, PERSONAL_ENTRIES } from './entries';

const isPersonal = (key: string): boolean => PERSONAL_ENTRIES.includes(key);

/** Milliseconds by which the change counter of a busy tab may be ahead of the clock. */
const AHEAD = 1000;

type Tell = (message: EntryMessage) => void;

/** On a shared phone, personal entries are neither stored nor sent to other tabs. */
export const personalStorage = (storage: TextStorage | null): DetachableStorage | null =>
  storage && detachableStorage(storage, isPersonal);

interface KeepingOptions {
  entries: EntryStore;
  storage: DetachableStorage | null;
  current: (key: string) => unknown;
  now: () => number;
}

export const privateMode = ({ entries, storage, current, now }: KeepingOptions) => {
  let tell: Tell | undefined;
  const isPrivate = (key: string): boolean => isPersonal(key) && storage?.isDetached() === true;

  /** Notifies other tabs of the removal, because they would otherwise merge recent changes back. */
  const announceRemoval = (): void => {
    for (const { key, items } of STORED_ENTRIES) {
      if (!items || !isPersonal(key)) continue;
      const ids = [...items.texts(current(key)).keys()];
      const gone = { added: 0, removed: now() + AHEAD, changed: 0, text: null };
      if (ids.length > 0) tell?.({ key, changes: ids.map((id) => [id, gone]) });
    }
  };

  return {
    entries: {
      ...entries,
      announceTo: (given: Tell | undefined) => {
        tell = given;
        entries.announceTo(
          given &&
            ((message) => {
              if (!isPrivate(message.key)) given(message);
            }),
        );
      },
      onPeerMessage: (message: EntryMessage) => {
        if (!isPrivate(message.key)) entries.onPeerMessage(message);
      },
    } satisfies EntryStore,

    /** Applies the shopper's choice whether this browser may store personal data. */
    applyKeep: ({ keep, token }: { keep: boolean; token: string | null }): void => {
      if (!storage || keep !== storage.isDetached()) return;
      if (keep && token !== null) {
        // The shopper has signed in again, after a private session that ended by itself.
        storage.attach();
        entries.addToStorage(PERSONAL_ENTRIES);
      } else if (keep) {
        entries.saveAll();
        storage.attach();
        entries.receiveAll();
      } else {
        announceRemoval();
        storage.detach();
      }
    },
  };
};
