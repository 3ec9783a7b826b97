import * as v from 'valibot';
import { readText, toEntries } from './plainReaders';

/** Reports to developers which entries were left out of a list, without their values. */
export type UnreadableReporter = (message: string) => void;

let reporter: UnreadableReporter | null = null;

/** openShop sets this in development. A build for production reports nothing. */
export const setUnreadableReporter = (report: UnreadableReporter | null): void => {
  reporter = report;
};

export const reportUnreadable = (message: string): void => reporter?.(message);

const readEntries = <T extends v.GenericSchema>(schema: T, entries: unknown[], what: string): v.InferOutput<T>[] => {
  const values: v.InferOutput<T>[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = v.safeParse(schema, entry);
    if (result.success) values.push(result.output);
    else reportUnreadable(`${what} ${index} was left out: ${v.getDotPath(result.issues[0]) ?? 'not an object'}`);
  }
  return values;
};

/** A list inside an entry: unreadable items are left out, and a missing list is empty. */
export const readList =
  <T extends v.GenericSchema>(schema: T, what: string) =>
  (raw: unknown): v.InferOutput<T>[] =>
    readEntries(schema, toEntries(raw) ?? [], what);

/**
 * The main list of a reply. `undefined` (a malformed reply) when it is no list, or when not one of its entries can be
 * read: 'No products' would be a false answer then.
 */
export const readWholeList =
  <T extends v.GenericSchema>(schema: T, what: string) =>
  (raw: unknown): v.InferOutput<T>[] | undefined => {
    // A null is no entry, so it does not make an empty list malformed.
    const entries = toEntries(raw)?.filter((entry) => entry !== null);
    if (!entries) return undefined;
    const values = readEntries(schema, entries, what);
    return values.length === 0 && entries.length > 0 ? undefined : values;
  };

export const readTexts = (raw: unknown): string[] => [...new Set((toEntries(raw) ?? []).map(readText).filter(Boolean))];

/** A list, or one text with commas. */
export const readTags = (raw: unknown): string[] =>
  readTexts(typeof raw === 'string' ? raw.split(',').map((tag) => tag.trim()) : raw);
