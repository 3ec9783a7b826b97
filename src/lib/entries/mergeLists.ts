/**
 * Three-way merge of two lists whose items have an identity. What either side removed stays removed,
 * what either side added is kept, and of an item that both hold the changed version wins, ours on a tie.
 */
export const mergeLists =
  <T>(idOf: (item: T) => string, same: (a: T, b: T) => boolean = Object.is) =>
  (base: readonly T[], ours: readonly T[], theirs: readonly T[]): T[] => {
    const index = (items: readonly T[]) => new Map(items.map((item) => [idOf(item), item]));
    const before = index(base);
    const mine = index(ours);
    const other = index(theirs);

    const merged: T[] = [];
    for (const [id, item] of other) {
      const known = before.get(id);
      const own = mine.get(id);
      if (own === undefined) {
        if (known === undefined) merged.push(item);
        continue;
      }
      merged.push(known !== undefined && same(own, known) ? item : own);
    }
    for (const [id, item] of mine) if (!other.has(id) && !before.has(id)) merged.push(item);
    return merged;
  };
