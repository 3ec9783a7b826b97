import type * as v from 'valibot';
import { toMinor } from '../lib/money';
import { readTexts } from './lists';
import { readNumber, readText } from './plainReaders';
import { model, readWith, required } from './readers';

const MOST_MONTHS = 120;
const MOST_LETTERS = 2000;

const upTo = (most: number) =>
  required((raw) => {
    const value = readNumber(raw);
    return value !== null && value >= 0 && value <= most ? value : null;
  });

/** Each once, in ascending order; null if there is none. */
const readDurations = (raw: unknown): number[] | null => {
  const months = new Set(readTexts(raw).map(Number));
  const valid = [...months].filter((one) => Number.isInteger(one) && one >= 1 && one <= MOST_MONTHS);
  return valid.length > 0 ? valid.sort((one, other) => one - other) : null;
};

/** A sentence required by law is never shown in part. */
const readSentence = (raw: unknown): string | null => {
  const sentence = readText(raw);
  return sentence.length <= MOST_LETTERS ? sentence : null;
};

/** What the lender's schedules follow from. */
export const creditSchema = model({
  /** In percent a month. */
  rate: upTo(100),
  durations: required(readDurations),
  min_down_percent: upTo(99),
  min_amount: required(toMinor),
  max_amount: required(toMinor),
  representative: required(readSentence),
});
export type Credit = v.InferOutput<typeof creditSchema>;

/** The `credit` of the business details; null if it cannot be used. */
export const readCredit = readWith(creditSchema);
