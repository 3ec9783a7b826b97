import type * as v from 'valibot';
import { parseDate } from '../lib/dates';
import { isRecord } from '../lib/json';
import { readOne, reply } from './envelope';
import { readList } from './lists';
import { readFlag, readText } from './plainReaders';
import { field, model, readWith, requiredText, text } from './readers';

const step = model({
  name: requiredText,
  /** Null while it has not happened, or for an earlier step at an unknown time. */
  at: field((raw) => (parseDate(raw) === null ? null : readText(raw))),
});
export type TrackingStep = v.InferOutput<typeof step>;

const store = model({ name: text, city: text });

/** The order is picked up: at the named store, or at any. */
const readPickup = (raw: unknown): v.InferOutput<typeof store> | null => {
  if (isRecord(raw)) return readWith(store)(raw);
  return readFlag(raw) ? { name: '', city: '' } : null;
};

const trackingSchema = model({
  order_code: requiredText,
  order_status: text,
  steps: field(readList(step, 'step')),
  delivery: field(readWith(model({ city: text }))),
  pickup: field(readPickup),
});
export type Tracking = v.InferOutput<typeof trackingSchema>;

export const trackingReply = reply<Tracking | null>(readOne(trackingSchema), null);
