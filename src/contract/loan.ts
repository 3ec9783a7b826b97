import * as v from 'valibot';
import { readOne, reply } from './envelope';
import { parseDate } from '../lib/dates';
import { dayOf } from '../lib/days';
import { toMinor } from '../lib/money';
import { readCount, readNumber, readText } from './plainReaders';
import { readList } from './lists';
import { field, model, price, required, shape } from './readers';

/** Rounded payments may take a balance this far below zero. */
const ROUNDING = 0.05;

const readBalance = (raw: unknown) => {
  const balance = readNumber(raw);
  return balance !== null && balance <= 0 && balance >= -ROUNDING ? 0 : toMinor(raw);
};

/** Reads only the calendar day; time and time zone are ignored. */
export const readDay = (raw: unknown): string | null => {
  const date = parseDate(raw);
  if (date === null) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(readText(raw))?.[0] ?? dayOf(date);
  return parseDate(day) === null ? null : day;
};

const row = v.pipe(
  model({
    payment_number: required(readCount),
    payment_amount: price,
    remaining_balance: field(readBalance),
    due_date: field(readDay),
    payment_date: field(readDay),
  }),
  v.transform(({ paymentDate, ...payment }) => ({ ...payment, dueDate: payment.dueDate ?? paymentDate })),
);

export const scheduleSchema = v.pipe(
  shape({
    amortization_schedule: field(readList(row, 'payment')),
    // The percent sign is added when it is shown.
    rate: field((raw) => readText(raw).replace(/\s*%$/, '')),
  }),
  v.transform(({ amortization_schedule, rate }) => ({ rows: amortization_schedule, rate })),
);
export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** A reply without a schedule is malformed. */
export const scheduleReply = reply<Schedule>((raw) => readOne(scheduleSchema)(raw) ?? undefined, {
  rows: [],
  rate: '',
});
