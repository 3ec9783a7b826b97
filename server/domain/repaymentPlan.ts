import type { RepaymentStatus } from '../../src/contract/nextDue';
import { monthsLater } from '../../src/lib/days';
import type { Minor } from '../../src/lib/money';
import { amortize } from '../../src/domain/amortization';

/** Charged once for each instalment, more than a week after its due date. */
const LATE_FEE_PERCENT = 5;
const GRACE_DAYS = 7;

export interface Credit {
  amount: Minor;
  duration: number;
  /** In percent a month. */
  rate: number;
  /** The day from which due dates count: `YYYY-MM-DD`. */
  started_on: string;
  /** The sum of all payments. */
  paid: Minor;
  /** Interest that was saved by paying everything at once. */
  waived: Minor;
  /** Fees of before the last payment, by the instalment's number. */
  fees: Readonly<Record<number, Minor>>;
}

export interface PlannedInstalment {
  number: number;
  dueDate: string;
  amount: Minor;
  fee: Minor;
  paid: Minor;
  left: Minor;
  status: RepaymentStatus;
  /** Interest that is saved when everything is paid now. */
  saves: Minor;
}

export interface RepaymentPlan {
  rows: PlannedInstalment[];
  paid: Minor;
  outstanding: Minor;
  /** The oldest instalment that is not paid. */
  next: PlannedInstalment | undefined;
  /** What closes the credit today. */
  payoff: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const interestRows = ({ amount, duration, rate }: Credit) => {
  const rows = amortize({ amount, months: duration, rate });
  return rows.slice(1).map(({ number, payment, balance }, index) => {
    const before = rows[index]?.balance ?? 0;
    return { number, payment, interest: payment - (before - balance) };
  });
};

/** Saved interest is that of the last instalments. */
const withoutWaived = (rows: ReturnType<typeof interestRows>, waived: Minor) => {
  let rest = waived;
  return rows.reduceRight<typeof rows>((later, row) => {
    const less = Math.min(row.interest, rest);
    rest -= less;
    return [{ ...row, payment: row.payment - less }, ...later];
  }, []);
};

/** What an instalment is on a day. Interest is due from the day after the previous due date. */
const statusOn = (today: string, { begins, dueDate }: { begins: string; dueDate: string }): RepaymentStatus => {
  if (dueDate < today) return 'late';
  return begins < today ? 'due' : 'open';
};

/** The state of a credit on a day: all payments together cover the oldest instalments first. */
export const repaymentPlan = (credit: Credit, today: string): RepaymentPlan => {
  let unspent = credit.paid;
  const rows = withoutWaived(interestRows(credit), credit.waived).map(
    ({ number, payment: amount, interest }): PlannedInstalment => {
      const dueDate = monthsLater(credit.started_on, number);
      const status = statusOn(today, { begins: monthsLater(credit.started_on, number - 1), dueDate });
      const isOverdue = unspent < amount && daysBetween(dueDate, today) > GRACE_DAYS;
      const fee = credit.fees[number] ?? (isOverdue ? Math.round((amount * LATE_FEE_PERCENT) / 100) : 0);
      const paid = Math.min(unspent, amount + fee);
      unspent -= paid;
      const left = amount + fee - paid;
      const saves = status === 'open' ? Math.min(interest, left) : 0;
      return { number, dueDate, amount, fee, paid, left, status: left === 0 ? 'paid' : status, saves };
    },
  );
  const outstanding = sum(rows.map(({ left }) => left));
  return {
    rows,
    paid: sum(rows.map(({ paid }) => paid)),
    outstanding,
    next: rows.find(({ left }) => left > 0),
    payoff: outstanding - sum(rows.map(({ saves }) => saves)),
  };
};
