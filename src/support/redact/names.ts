/**
 * The pseudonyms of one recording. The same order code is always the same 'ORDER-1', so that a screen can match related
 * data. The original values never leave the memory of this tab. `earlier`: how many of each kind the page before this
 * one has used.
 */
export const createNames = (earlier: Readonly<Record<string, number>> = {}) => {
  const given = new Map<string, Map<string, string>>();
  let built = new WeakMap<object, WeakMap<object, unknown>>();
  let current = '';

  return {
    pseudonym: (kind: string, value: string): string => {
      const known = given.get(kind) ?? new Map<string, string>();
      given.set(kind, known);
      const name = known.get(value) ?? `${kind}-${(earlier[kind] ?? 0) + known.size + 1}`;
      known.set(value, name);
      return name;
    },
    /** Number of pseudonyms of each kind: ORDER-1 of another page may be another order. */
    counts: (): Record<string, number> => {
      const kinds = new Set([...Object.keys(earlier), ...given.keys()]);
      return Object.fromEntries([...kinds].map((kind) => [kind, (earlier[kind] ?? 0) + (given.get(kind)?.size ?? 0)]));
    },
    /** Builds the redacted copy of an object only once. */
    once: (rule: object, value: object, make: () => unknown): unknown => {
      const results = built.get(rule) ?? new WeakMap<object, unknown>();
      built.set(rule, results);
      if (!results.has(value)) results.set(value, make());
      return results.get(value);
    },
    /** Whether this account is the current one: its data must stay assigned to it. */
    isCurrentAccount: (account: string): boolean => account === current,
    setCurrentAccount: (account: string): void => {
      if (account === current) return;
      current = account;
      built = new WeakMap();
    },
  };
};

export type Names = ReturnType<typeof createNames>;
