import { DEFAULT_CURRENCY } from '../config/constants';
import { parseDate } from '../lib/dates';
import { isRecord } from '../lib/json';
import { wellFormed } from '../lib/searchTerm';

/**
 * Back ends disagree about types; these readers accept every unambiguous spelling and never throw. They need no schema,
 * so that the boot script can parse an early reply with them too.
 */

/** Plain decimal text or a finite number; nothing else is a number (not `true`, not `''`, not `'0x10'`). */
export const readNumber = (raw: unknown): number | null => {
  const text = typeof raw === 'string' ? raw.trim() : null;
  const value = text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null;
};

/** Reads a count as a whole number; a negative count (oversold) becomes 0. */
export const readCount = (raw: unknown): number | null => {
  const value = readNumber(raw);
  return value !== null && Number.isSafeInteger(Math.floor(value)) ? Math.max(0, Math.floor(value)) : null;
};

export const readQuantity = (raw: unknown): number | null => {
  const value = readNumber(raw);
  return value !== null && Number.isSafeInteger(value) && value >= 1 ? value : null;
};

/** Whole per cent by which something is cheaper; never below 0. */
export const readDiscount = (raw: unknown): number => Math.max(0, readNumber(raw) ?? 0);

export const readText = (raw: unknown): string => {
  if (typeof raw === 'string') return wellFormed(raw.trim());
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};

export const readTextOrNull = (raw: unknown): string | null => readText(raw) || null;

export const readCurrency = (raw: unknown): string => readText(raw) || DEFAULT_CURRENCY;

export const readFlag = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';

/** A point in time in milliseconds. */
export const readMoment = (raw: unknown): number | null => parseDate(raw)?.getTime() ?? null;

/** Maximum nesting of `data` in a paginated list. */
const MAX_WRAPPING = 2;

/** `[…]`, `{ data: […] }` of a paginator, or PHP's `{ "0": …, "2": … }`. `null` when it is no list at all. */
export const toEntries = (raw: unknown, depth = 0): unknown[] | null => {
  if (Array.isArray(raw)) return raw as unknown[];
  if (raw === null || raw === undefined) return [];
  if (!isRecord(raw)) return null;
  if (Object.hasOwn(raw, 'data')) return depth < MAX_WRAPPING ? toEntries(raw.data, depth + 1) : null;
  return Object.keys(raw).every((key) => /^\d+$/.test(key)) ? Object.values(raw) : null;
};

export type Wire = Record<string, unknown>;

/** The objects of a list; none when it is not a list. */
export const readRecords = (raw: unknown): Wire[] => (toEntries(raw) ?? []).filter(isRecord);

export type ModelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ModelName<Tail>>}`
  : Name;

/** The `camelCase` name in the model of a `snake_case` field on the wire. */
export const modelName = <Name extends string>(name: Name) =>
  name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase()) as ModelName<Name>;
