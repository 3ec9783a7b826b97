import * as v from 'valibot';
import { readOne, reply } from './envelope';
import { readCount, readText } from './plainReaders';
import { readList } from './lists';
import { field, model, price, required, shape } from './readers';

const row = model({ payment_number: required(readCount), payment_amount: price, remaining_balance: price });

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
