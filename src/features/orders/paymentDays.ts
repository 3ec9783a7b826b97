import type { Order, OrderRow } from '../../contract/order';
import { isDownPaymentDue, isInstalment } from '../../domain/instalments';
import { monthsLater, dayOf } from '../../lib/days';
import { isInReview, isUndecided } from '../../domain/orderStage';
import { paymentVerdict } from '../../domain/orderStatus';
import { parseDate } from '../../lib/dates';
import { fold } from '../../lib/fold';
import type { PriceAmount } from '../../lib/money';

/** The day in the shopper's time zone, 'YYYY-MM-DD'; null for an invalid date. */
export const dayIn = (moment: string | number): string | null => {
  const date = parseDate(moment);
  return date && dayOf(date);
};

export const today = (): string => dayOf(new Date(Date.now()));

/** The next monthly payment on or after a day, numbered from 1; null without an order date or when all are past. */
export const nextPayment = (
  orderDate: string,
  payments: number,
  from: string,
): { number: number; day: string } | null => {
  const ordered = dayIn(orderDate);
  if (ordered === null) return null;
  for (let number = 1; number <= payments; number += 1) {
    const day = monthsLater(ordered, number);
    if (day >= from) return { number, day };
  }
  return null;
};

const LOAN_FAILED = new Set(['rejected', 'declined', 'expired', 'cancelled', 'canceled']);
const LOAN_PAID_OFF = new Set(['paid', 'completed', 'closed']);

/** Whether monthly payments are, or will be, made for the order. */
export const hasPayments = (orderStatus: string, loanStatus: string): boolean =>
  paymentVerdict(orderStatus, '') !== 'notPaid' &&
  !LOAN_FAILED.has(fold(loanStatus)) &&
  !LOAN_PAID_OFF.has(fold(loanStatus));

/** Whether instalments of the order are paid or owed: its credit runs, or is paid off. */
export const isCreditStarted = ({ checkoutType, loan, orderStatus }: Order): boolean =>
  isInstalment(checkoutType) &&
  loan !== null &&
  (LOAN_PAID_OFF.has(fold(loan.status)) || hasPayments(orderStatus, loan.status)) &&
  !isUndecided(loan.status) &&
  !isDownPaymentDue({ checkoutType, loan });

interface Due {
  name: 'Down payment' | 'First payment' | 'Next payment';
  /** Null when the row does not contain the amount. */
  amount: PriceAmount;
  day: string | null;
}

/** The next payment of a listed order, as far as its row contains it; null when none is due. */
export const dueOf = (row: OrderRow, from: string): Due | null => {
  const { checkoutType, loan, status, orderDate } = row;
  if (!isInstalment(checkoutType) || loan === null || !hasPayments(status, loan.status)) return null;
  if (isInReview(row)) return null;
  if (isDownPaymentDue(row)) return { name: 'Down payment', amount: loan.downPaymentAmount, day: null };
  const payments = loan.loanDuration ?? 0;
  const next = nextPayment(orderDate, payments, from);
  if (next === null) return null;
  const amount = payments === 1 ? loan.payableAmount : null;
  return { name: next.number === 1 ? 'First payment' : 'Next payment', amount, day: next.day };
};
