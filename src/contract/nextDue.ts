import * as v from 'valibot';
import { fold } from '../lib/fold';
import { type PriceAmount, toMinor } from '../lib/money';
import { readDay } from './loan';
import { readCount, readText } from './plainReaders';
import { field, model, required } from './readers';

/** 'due': its month has begun. 'open': a later one. */
const STATUSES = ['paid', 'due', 'late', 'open'] as const;
export type RepaymentStatus = (typeof STATUSES)[number];

/** Null for a word that the shop does not know. */
export const readStatus = (raw: unknown): RepaymentStatus | null =>
  STATUSES.find((status) => status === fold(readText(raw))) ?? null;

const due = {
  number: required(readCount),
  due_date: field(readDay),
  /** What is left to pay of this instalment, with its fee. */
  amount: required<PriceAmount>(toMinor),
};

export const nextPayment = model(due);

export const nextDue = v.pipe(
  model({ ...due, status: field(readStatus) }),
  v.transform(({ status, ...rest }) => ({ ...rest, status: status ?? 'open' })),
  v.check(({ status }) => status !== 'paid'),
);
