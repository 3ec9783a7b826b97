import * as v from 'valibot';
import { type Id, readId } from '../lib/ids';
import { parseDate } from '../lib/dates';
import { toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';

/** Back ends disagree about types; these readers take every honest spelling and never throw. */

export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Plain decimal text or a finite number; nothing else is a number (not `true`, not `''`, not `'0x10'`). */
export const readNumber = (raw: unknown): number | null => {
  const text = typeof raw === 'string' ? raw.trim() : null;
  const value = text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null;
};

/** How many there are: whole, never below 0 (an oversold -2 is none left). */
export const readCount = (raw: unknown): number | null => {
  const value = readNumber(raw);
  return value !== null && Number.isSafeInteger(Math.floor(value)) ? Math.max(0, Math.floor(value)) : null;
};

const MAX_QUANTITY = 99_999;

const readQuantity = (raw: unknown): number | null => {
  const value = readNumber(raw);
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY ? value : null;
};

/** Half a surrogate pair: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const readText = (raw: unknown): string => {
  if (typeof raw === 'string') return raw.trim().replace(LONE_SURROGATE, '\ufffd');
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};

export const readTextOrNull = (raw: unknown): string | null => readText(raw) || null;

const readFlag = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';

/** Any field may be missing; missing and `null` mean the same. */
export const field = <T>(read: (raw: unknown) => T) => v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** Without this field the whole entry means nothing. */
export const required = <T>(read: (raw: unknown) => T | null) =>
  v.pipe(
    field(read),
    v.custom<NonNullable<T>>((value) => value !== null && value !== ''),
  );

/** An object, not a list: PHP says `[]` where it means 'nothing'. */
export const shape = <const T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.object(entries));

export const readWith =
  <T extends v.GenericSchema>(schema: T) =>
  (raw: unknown): v.InferOutput<T> | null => {
    const result = v.safeParse(schema, raw);
    return result.success ? result.output : null;
  };

export const text = field(readText);
export const textOrNull = field(readTextOrNull);
export const requiredText = required(readText);
export const requiredId = required<Id>(readId);
export const price = field(toMinor);
export const flag = field(readFlag);
export const count = field(readCount);
export const number = field(readNumber);
export const image = field(safeImageUrl);
export const quantity = required(readQuantity);
export const moment = field((raw) => parseDate(raw)?.getTime() ?? null);
