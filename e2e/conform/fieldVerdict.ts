import { toEntries } from '../../src/contract/plainReaders';
import { isRecord } from '../../src/lib/json';
import { dateVerdict, isDateExample, kindOf, meaningOf, roundings } from './meaning';
import type { Path, Probe } from './probe';
import type { Verdict } from './verdict';

/** Neither a picture address, a date nor a number: a reader that accepts this accepts any text. */
const ANY_TEXT = 'data:,x';
/** Not a number. */
const NAME = 'x-1';

const textVerdict = ({ isLost }: Probe, path: Path, text: string, example: unknown): Verdict => {
  if (isDateExample(example)) return dateVerdict(text);
  return isLost(path, ANY_TEXT) && isLost(path, text) ? 'broken' : 'kept';
};

const numberVerdict = ({ same, isLost }: Probe, path: Path, value: number): Verdict => {
  if (value !== 0 && isLost(path, value)) return 'broken';
  return roundings(value).some((rounded) => same(path, value, rounded)) ? 'lenient' : 'kept';
};

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a value is empty, or is empty in all of the example's fields that it has. */
const saysNothing = (value: unknown, example: unknown): boolean => {
  const isNone = (one: unknown) => toEntries(one)?.length === 0;
  if (isNone(value)) return true;
  if (!isRecord(value) || !isRecord(example)) return false;
  const fields = Object.keys(example).filter((field) => Object.hasOwn(value, field));
  return fields.length > 0 && fields.every((field) => isNone(value[field]));
};

/** Judges a value of the same kind as the example. */
const sameKindVerdict = (ask: Probe, path: Path, value: unknown, example: unknown): Verdict => {
  if (typeof value === 'string') return textVerdict(ask, path, value, example);
  if (typeof value === 'number') return numberVerdict(ask, path, value);
  const isEmpty = typeof value === 'boolean' || saysNothing(value, example);
  return !isEmpty && ask.isLost(path, value) ? 'broken' : 'kept';
};

/** Judges a value of another kind than the example. */
const otherKindVerdict = ({ same, isLost }: Probe, path: Path, value: unknown, example: unknown): Verdict => {
  // A reader of ids accepts text as well as numbers, and a plain list is always accepted.
  if (typeof value === 'string' && typeof example === 'number' && !isLost(path, NAME)) return 'kept';
  if (Array.isArray(value) && value.length > 0 && isRecord(example) && !isLost(path, value)) return 'kept';
  // PHP writes an empty map as an empty list; in place of the whole data it is not a valid reply.
  if (isEmptyList(value) && isRecord(example) && path.length > 1 && isLost(path, value)) return 'lenient';
  const meant = meaningOf(value, example);
  if (meant !== undefined) return same(path, value, meant) ? 'lenient' : 'broken';
  return isLost(path, value) ? 'broken' : 'lenient';
};

/** Whether the field cannot be judged: the shop does not read it, or reads its example as an empty value. */
const isBlind = ({ isLost }: Probe, path: Path, value: unknown, example: unknown): boolean =>
  Boolean(example) && isLost(path, example) && (kindOf(value) === kindOf(example) || isLost(path, value));

/** Compares a value with the example of its field and with the result of the shop's reader. */
export const fieldVerdict = (ask: Probe, path: Path, value: unknown, example: unknown): Verdict => {
  if (value === null || value === undefined) return 'kept';
  if (value === '') return typeof example === 'number' || typeof example === 'boolean' ? 'broken' : 'kept';
  if (isBlind(ask, path, value, example)) return 'kept';
  if (example === null && isEmptyList(value)) return 'lenient';
  if (example === null) return ask.isLost(path, value) ? 'broken' : 'kept';
  return (kindOf(value) === kindOf(example) ? sameKindVerdict : otherKindVerdict)(ask, path, value, example);
};
