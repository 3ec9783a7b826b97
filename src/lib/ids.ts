/** Ids are strings: `12` and `'12'` are the same id, and ids above 2^53 keep all digits. */
export type Id = string;

const MAX_LENGTH = 200;
/** Half a surrogate pair is invalid in an address. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Unsafe numbers are refused: JSON has already rounded them, so they may name another thing. */
export const readId = (raw: unknown): Id | null => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? String(raw) : null;
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  return text === '' || text.length > MAX_LENGTH || LONE_SURROGATE.test(text) ? null : text;
};

/** A number when the text is exactly that number, else the text itself. */
export const toWireId = (id: Id): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};

/** Each item once: the first one with an id counts. */
export const uniqueById = <T extends { id: Id }>(items: readonly T[]): T[] => {
  const seen = new Set<Id>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};
