import * as v from 'valibot';
import { type Entry, mergeWhole } from './entry';
import { parseJson } from '../json';
import { mergeLists } from './mergeLists';

type Kind<T, K extends keyof Entry<T> = never> = Pick<Entry<T>, 'empty' | 'decode' | 'encode' | 'merge' | K>;

const sameText = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b);

const decodeWith =
  <T, E>(schema: v.GenericSchema<unknown, T>, empty: E, parse: (text: string) => unknown = parseJson) =>
  (text: string): { value: T | E; bad: boolean } => {
    const read = v.safeParse(schema, parse(text));
    return read.success ? { value: read.output, bad: false } : { value: empty, bad: true };
  };

/** A plain text, stored unchanged. */
export const textKind = (schema: v.GenericSchema<unknown, string>): Kind<string | null> => ({
  empty: null,
  decode: decodeWith(schema, null, (text) => text),
  encode: (value) => value,
  merge: mergeWhole(Object.is),
});

/** One value as JSON. */
export const recordKind = <T>(
  schema: v.GenericSchema<unknown, T>,
  toStoredRecord: (value: T) => unknown = (value) => value,
): Kind<T | null> => ({
  empty: null,
  decode: decodeWith(schema, null),
  encode: (value) => (value === null ? null : JSON.stringify(toStoredRecord(value))),
  merge: mergeWhole<T | null>(sameText),
});

/** A list is validated item by item: the readable items of a damaged one are kept. */
export const listKind = <T>(
  schema: v.GenericSchema<unknown, T[]>,
  toStoredItems: (items: T[]) => unknown[],
  idOf: (item: T) => string,
): Kind<T[], 'items'> => {
  const textOf = (item: T): string => JSON.stringify(toStoredItems([item])[0]);
  const put = (items: T[], id: string, text: string | null): T[] => {
    const read = text === null ? null : v.safeParse(schema, [parseJson(text)]);
    if (read === null)
      return items.some((item) => idOf(item) === id) ? items.filter((item) => idOf(item) !== id) : items;
    const [item] = read.success ? read.output : [];
    if (item === undefined || idOf(item) !== id) return items;
    const at = items.findIndex((one) => idOf(one) === id);
    return at < 0 ? [...items, item] : items.map((one, place) => (place === at ? item : one));
  };
  return {
    empty: [],
    decode: (text) => {
      const found = parseJson(text);
      const read = v.safeParse(schema, found);
      if (!read.success) return { value: [], bad: true };
      return { value: read.output, bad: Array.isArray(found) && read.output.length < found.length };
    },
    encode: (items) => (items.length === 0 ? null : JSON.stringify(toStoredItems(items))),
    merge: mergeLists(idOf, sameText),
    items: { texts: (items) => new Map(items.map((item) => [idOf(item), textOf(item)])), put },
  };
};

/** A list whose order matters: the last tab that changed it wins. */
export const orderedKind = <T>(schema: v.GenericSchema<unknown, T[]>): Kind<T[]> => ({
  empty: [],
  decode: decodeWith(schema, []),
  encode: (items) => (items.length === 0 ? null : JSON.stringify(items)),
  merge: mergeWhole(sameText),
});
