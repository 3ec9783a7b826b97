/**
 * A cache with a maximum total weight. It evicts the least recently used values and does not store one that is too
 * heavy.
 */
export const boundedMap = <Value>(most: number, weigh: (value: Value) => number) => {
  const entries = new Map<string | number, { value: Value; weight: number }>();
  let total = 0;

  const remove = (key: string | number): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  return {
    get: (key: string | number): Value | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // The key is now the most recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key: string | number, value: Value): void => {
      remove(key);
      const weight = weigh(value);
      if (weight > most) return;
      entries.set(key, { value, weight });
      total += weight;
      // Insertion order is the order of use: the first key is the least recently used.
      for (const eldest of entries.keys()) {
        if (total <= most) break;
        remove(eldest);
      }
    },
    weight: (): number => total,
  };
};
