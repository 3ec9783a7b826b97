import type { Id } from './ids';

/** Each item once: the first one with an id counts. */
export const uniqueById = <T extends { id: Id }>(items: readonly T[]): T[] => {
  const seen = new Set<Id>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};
