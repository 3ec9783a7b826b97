import type { TextStorage } from './entry';

export interface DetachableStorage extends TextStorage {
  isDetached: () => boolean;
  /** The entries leave the storage and live in memory from now on: they end with the tab, and no other tab sees them. */
  detach: () => void;
  /** Drops the entries in memory and uses the storage again. */
  attach: () => void;
}

/** A storage from which the entries that `belongs` selects can be detached. */
export const detachableStorage = (storage: TextStorage, belongs: (key: string) => boolean): DetachableStorage => {
  let memory: Map<string, string> | null = null;
  const touched = new Set<string>();
  const memoryOf = (key: string): Map<string, string> | null => {
    if (!belongs(key)) return null;
    touched.add(key);
    return memory;
  };
  return {
    isDetached: () => memory !== null,
    detach: () => {
      memory = new Map();
      for (const key of touched) {
        try {
          const text = storage.getItem(key);
          if (text === null) continue;
          memory.set(key, text);
          storage.removeItem(key);
        } catch {
          // Nothing needs removing from a blocked storage.
        }
      }
    },
    attach: () => {
      memory = null;
    },
    getItem: (key) => {
      const inMemory = memoryOf(key);
      return inMemory ? (inMemory.get(key) ?? null) : storage.getItem(key);
    },
    setItem: (key, text) => {
      const inMemory = memoryOf(key);
      if (inMemory) inMemory.set(key, text);
      else storage.setItem(key, text);
    },
    removeItem: (key) => {
      const inMemory = memoryOf(key);
      if (inMemory) inMemory.delete(key);
      else storage.removeItem(key);
    },
  };
};
