import type * as v from 'valibot';
import { isRecord } from '../lib/json';
import { readOne, reply } from './envelope';
import { readWholeList } from './lists';
import { readCount } from './plainReaders';
import { count, field, flag, model, number, required, requiredId, text } from './readers';

const STARS = [5, 4, 3, 2, 1] as const;

const review = model({
  id: requiredId,
  stars: required((raw) => STARS.find((stars) => stars === readCount(raw)) ?? null),
  title: text,
  text,
  name: text,
  date: text,
  /** Written by a customer who bought the product. */
  verified: flag,
  /** The variant that they bought. */
  variant: text,
});
export type Review = v.InferOutput<typeof review>;

/** How many reviews have how many stars, the most stars first. */
const readHistogram = (raw: unknown) =>
  STARS.map((stars) => ({ stars, count: (isRecord(raw) ? readCount(raw[stars]) : null) ?? 0 }));

const reviewsSchema = model({
  items: required((raw) => readWholeList(review, 'review')(raw) ?? null),
  page: count,
  per_page: count,
  total: count,
  average: number,
  count,
  histogram: field(readHistogram),
  /** Whether the customer who asks may write one. */
  can_review: flag,
});
export type Reviews = v.InferOutput<typeof reviewsSchema>;

export const reviewsReply = reply<Reviews | null>(readOne(reviewsSchema), null);
