import { isRecord } from '../../src/lib/isRecord';
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

/** What a value plainly means in the form of the example; undefined where it means nothing in that form. */
export const meaningOf = (value: unknown, example: unknown): unknown => {
  if (Array.isArray(example)) return toEntries(value) ?? undefined;
  if (isRecord(example)) return Array.isArray(value) && value.length === 0 ? {} : undefined;
  if (typeof example === 'number') return asNumber(value) ?? undefined;
  if (typeof example === 'boolean') return asBoolean.get(value);
  return typeof value === 'number' ? String(value) : undefined;
};

/** The values that a reader may have made of a number with more to it than it takes. */
export const roundings = (value: number): number[] =>
  [Math.round(value * 100) / 100, Math.trunc(value), Math.max(0, value)].filter((rounded) => rounded !== value);

const ZONED = /[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/i;
const WRITTEN = /[-T:]/;

/** Whether a text of the example's kind is a date at all. */
export const isDateExample = (example: unknown): boolean =>
  typeof example === 'string' && WRITTEN.test(example) && parseDate(example) !== null;

/** How well a text says a moment: without a zone it is another one in another place. */
export const dateVerdict = (text: string): 'kept' | 'lenient' | 'broken' => {
  if (parseDate(text) === null) return 'broken';
  return ZONED.test(text) ? 'kept' : 'lenient';
};
