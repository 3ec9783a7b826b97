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
    get: (key: string | number): Value | undefined => entries.get(key)?.value,
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
    /** Marks the key as recently used. */
    touch: (key: string | number): void => {
      const entry = entries.get(key);
      if (!entry) return;
      entries.delete(key);
      entries.set(key, entry);
    },
    weight: (): number => total,
  };
};
