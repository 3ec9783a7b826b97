import * as v from 'valibot';
import { isRecord, readText } from './readers';
import { reportUnreadable } from './unreadable';

/** Lists deeper than a paginator's wrapping are not lists. */
const MAX_WRAPPING = 2;

/** `[…]`, `{ data: […] }` of a paginator, or PHP's `{ "0": …, "2": … }`. `null` when it is no list at all. */
export const toEntries = (raw: unknown, depth = 0): unknown[] | null => {
  if (Array.isArray(raw)) return raw as unknown[];
  if (raw === null || raw === undefined) return [];
  if (!isRecord(raw)) return null;
  if (Object.hasOwn(raw, 'data')) return depth < MAX_WRAPPING ? toEntries(raw.data, depth + 1) : null;
  return Object.keys(raw).every((key) => /^\d+$/.test(key)) ? Object.values(raw) : null;
};

const readEntries = <T extends v.GenericSchema>(schema: T, entries: unknown[], what: string): v.InferOutput<T>[] => {
  const values: v.InferOutput<T>[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = v.safeParse(schema, entry);
    if (result.success) values.push(result.output);
    else reportUnreadable(`${what} ${index} was left out: ${v.getDotPath(result.issues[0]) ?? 'not an object'}`);
  }
  return values;
};

/** A list inside an entry: unreadable ones are left out, no list means none. */
export const readList =
  <T extends v.GenericSchema>(schema: T, what: string) =>
  (raw: unknown): v.InferOutput<T>[] =>
    readEntries(schema, toEntries(raw) ?? [], what);

/**
 * The list a call is about. `undefined` (a malformed reply) when it is no list, or when not one of its entries can
 * be read: 'No products' would be a false answer then.
 */
export const readWholeList =
  <T extends v.GenericSchema>(schema: T, what: string) =>
  (raw: unknown): v.InferOutput<T>[] | undefined => {
    const entries = toEntries(raw);
    if (entries === null) return undefined;
    const values = readEntries(schema, entries, what);
    return values.length === 0 && entries.length > 0 ? undefined : values;
  };

export const readTexts = (raw: unknown): string[] => [...new Set((toEntries(raw) ?? []).map(readText).filter(Boolean))];

/** A list, or one text with commas. */
export const readTags = (raw: unknown): string[] =>
  readTexts(typeof raw === 'string' ? raw.split(',').map((tag) => tag.trim()) : raw);
