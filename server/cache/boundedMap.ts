/** Keeps values up to a total weight; the ones longest without use go first, and one that is too heavy is not kept. */
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
      // Insertion order is the order of use: the first is the one longest without it.
      for (const eldest of entries.keys()) {
        if (total <= most) break;
        remove(eldest);
      }
    },
    /** Tells that it was used. */
    touch: (key: string | number): void => {
      const entry = entries.get(key);
      if (!entry) return;
      entries.delete(key);
      entries.set(key, entry);
    },
    weight: (): number => total,
  };
};
