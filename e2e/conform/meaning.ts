import { isRecord } from '../../src/lib/json';
import { parseDate } from '../../src/lib/dates';
import { readNumber, toEntries } from '../../src/contract/plainReaders';

export const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'object' : typeof value;
};

const asBoolean = new Map<unknown, boolean>([
  ...[1, '1', 'true'].map((yes) => [yes, true] as const),
  ...[0, '0', 'false'].map((no) => [no, false] as const),
]);

const asNumber = (value: unknown): number | null => (typeof value === 'boolean' ? Number(value) : readNumber(value));

/** The unambiguous meaning of a value in the form of the example; undefined when it has none. */
export const meaningOf = (value: unknown, example: unknown): unknown => {
  if (Array.isArray(example)) return toEntries(value) ?? undefined;
  if (isRecord(example)) return Array.isArray(value) && value.length === 0 ? {} : undefined;
  if (typeof example === 'number') return asNumber(value) ?? undefined;
  if (typeof example === 'boolean') return asBoolean.get(value);
  return typeof value === 'number' ? String(value) : undefined;
};

/** The results that a reader may produce when it rounds, truncates or clamps a number. */
export const roundings = (value: number): number[] =>
  [Math.round(value * 100) / 100, Math.trunc(value), Math.max(0, value)].filter((rounded) => rounded !== value);

const ZONED = /[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/i;
const WRITTEN = /[-T:]/;

/** Whether the example's text is a date. */
export const isDateExample = (example: unknown): boolean =>
  typeof example === 'string' && WRITTEN.test(example) && parseDate(example) !== null;

/** How precisely a text states a time: without a time zone its meaning depends on the reader's place. */
export const dateVerdict = (text: string): 'kept' | 'lenient' | 'broken' => {
  if (parseDate(text) === null) return 'broken';
  return ZONED.test(text) ? 'kept' : 'lenient';
};
