import * as v from 'valibot';
import { readOne, reply } from './envelope';
import { toMinor } from '../lib/money';
import { readCount, readNumber, readText } from './plainReaders';
import { readList } from './lists';
import { field, model, price, required, shape } from './readers';

/** By as much a balance may fall below nothing where every payment was rounded. */
const ROUNDING = 0.05;

const readBalance = (raw: unknown) => {
  const balance = readNumber(raw);
  return balance !== null && balance <= 0 && balance >= -ROUNDING ? 0 : toMinor(raw);
};

const row = model({
  payment_number: required(readCount),
  payment_amount: price,
  remaining_balance: field(readBalance),
});

export const scheduleSchema = v.pipe(
  shape({
    amortization_schedule: field(readList(row, 'payment')),
    // Shown with a percent sign of our own.
    rate: field((raw) => readText(raw).replace(/\s*%$/, '')),
  }),
  v.transform(({ amortization_schedule, rate }) => ({ rows: amortization_schedule, rate })),
);
export type Schedule = v.InferOutput<typeof scheduleSchema>;

export const scheduleReply = reply<Schedule | null>(readOne(scheduleSchema), null);
