import * as v from 'valibot';
import { addMinor, type PriceAmount, toMinor } from '../lib/money';
import { readOne, reply } from './envelope';
import { readWholeList } from './lists';
import { readDay } from './loan';
import { nextPayment, readStatus, type RepaymentStatus } from './nextDue';
import { readCount } from './plainReaders';
import { field, model, price, readWith, required } from './readers';

const amountOrNothing = field((raw) => toMinor(raw) ?? 0);

const instalment = v.pipe(
  model({
    number: required(readCount),
    due_date: field(readDay),
    amount: price,
    paid: price,
    fee: amountOrNothing,
    status: field(readStatus),
  }),
  // Sums decide where the status is missing or unknown, and the status where it is not said what was paid.
  v.transform(({ paid, status, ...rest }) => {
    const owed: PriceAmount = addMinor(rest.amount, rest.fee);
    const isPaid = status === null && owed !== null && (paid ?? 0) >= owed;
    const known: RepaymentStatus = status ?? (isPaid ? 'paid' : 'open');
    return { ...rest, paid: paid ?? (known === 'paid' ? owed : 0), status: known };
  }),
);
export type Repayment = v.InferOutput<typeof instalment>;

const settlement = model({ amount: required<PriceAmount>(toMinor), saves: amountOrNothing });

const readInstalments = (raw: unknown): Repayment[] | null => {
  const rows = readWholeList(instalment, 'instalment')(raw) ?? [];
  return rows.length > 0 ? rows : null;
};

export const repaymentsSchema = model({
  schedule: required(readInstalments),
  paid_total: price,
  outstanding: price,
  next: field(readWith(nextPayment)),
  /** What closes the credit today, and how much less that is than the outstanding amount. */
  settle_now: field(readWith(settlement)),
});
export type Repayments = v.InferOutput<typeof repaymentsSchema>;

/** Data without a schedule is malformed. */
export const repaymentsReply = reply<Repayments | null>(readOne(repaymentsSchema), null);
