import { readNumber, toEntries } from '../../src/contract/plainReaders';
import { parseDate } from '../../src/lib/dates';
import { isRecord } from '../../src/lib/json';
import type { Verdict } from './verdict';

/** Neither a picture address, a date nor a number: a reader that accepts this accepts any text. */
const ANY_TEXT = 'data:,x';
/** Not a number. */
const NAME = 'x-1';

const ZONED = /[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WRITTEN = /[-T:]/;

export const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'object' : typeof value;
};

/** How precisely a text states a time: without a time zone its meaning depends on the reader's place. */
const dateVerdict = (text: string): Verdict => {
  if (parseDate(text) === null) return 'broken';
  return ZONED.test(text) ? 'kept' : 'lenient';
};

const NOTHING: readonly unknown[] = [null, undefined, false, 'false', ''];

/** Whether a value may be read as if it were missing. */
const isEmpty = (value: unknown): boolean =>
  NOTHING.includes(value) ||
  readNumber(value) === 0 ||
  toEntries(value)?.length === 0 ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/**
 * Compares a value with the example of its field. `isLost`: whether the shop's schema reads a value there as if it were
 * missing.
 */
export const fieldVerdict = (isLost: (value: unknown) => boolean, value: unknown, example: unknown): Verdict => {
  if (value === null || value === undefined) return 'kept';
  const isSameKind = kindOf(value) === kindOf(example);
  // The shop does not read the field, or its example is what the shop assumes without one.
  if (Boolean(example) && isLost(example) && (isSameKind || isLost(value))) return 'kept';
  if (isEmpty(value)) return isSameKind || example === null ? 'kept' : 'lenient';
  const isDate = typeof example === 'string' && WRITTEN.test(example) && parseDate(example) !== null;
  // A calendar day has no time zone.
  const isDay = isDate && typeof value === 'string' && DAY.test(example) && DAY.test(value);
  if (isDate && typeof value === 'string') return isDay && parseDate(value) !== null ? 'kept' : dateVerdict(value);
  const takesAnyText = isSameKind && typeof value === 'string' && !isLost(ANY_TEXT);
  if (isLost(value) && !takesAnyText) return 'broken';
  // A plain list may replace a paginator, and an id may be a text.
  const isOtherwiseGiven = Array.isArray(value) && isRecord(example);
  const isId = typeof value === 'string' && typeof example === 'number' && !isLost(NAME);
  return isSameKind || example === null || isOtherwiseGiven || isId ? 'kept' : 'lenient';
};
