import * as v from 'valibot';
import { accountKey } from '../../lib/accountKey';
import type { RootState } from '../../store/types';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * An order that was sent, or is about to be, and of which the end is not known yet. It is written before the request,
 * so that a closed browser, a reload or a lost answer cannot make it be sent a second time. It says nothing of who
 * orders what.
 */
export const storedPendingPayment = v.object({
  /** By the server's clock. */
  started: count,
  /** Whose it is; see lib/accountKey. */
  account: v.pipe(v.string(), v.maxLength(20)),
  total: count,
  lines: count,
  /** The orders there were before; null when they could not be read. */
  known: v.nullable(v.array(code)),
  /** The press it came from and its idempotency key, so that trying the very same order again is the same press. */
  press: v.optional(v.nullable(v.object({ id: code, key: code })), null),
  /** What follows when the order has been placed. */
  next: v.picklist(['redirect', 'done']),
  phase: v.picklist(['sent', 'placed']),
  orderCode: v.nullable(code),
  /** The idempotency key of the confirmation, once it was sent: until its outcome is known, a retry uses it again. */
  confirmKey: v.optional(v.nullable(code), null),
  /** Passes safeRedirectTarget again before anybody is sent there. */
  checkoutUrl: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
});
export type PendingPayment = v.InferOutput<typeof storedPendingPayment>;

/** The payment that was confirmed last: whoever returns again is led to its order. */
export const storedLastPayment = v.object({
  checkoutId: code,
  orderCode: v.nullable(code),
  /** What it came to at checkout. */
  total: v.optional(v.nullable(count), null),
});
export type LastPayment = v.InferOutput<typeof storedLastPayment>;

/** A shop gives up an unpaid order after a day at the latest. */
export const PENDING_KEPT = 24 * 60 * 60 * 1000;

const NOBODY = accountKey(null);

/**
 * Whether another account on this device has the open payment. Where the account is not known (its entry is lost, or
 * another tab is just writing it), the payment counts as the shopper's own: an extra read is harmless, a second order is
 * not.
 */
export const isPaymentOfAnotherAccount = ({ payment: { pending }, session }: RootState): boolean => {
  const here = accountKey(session.account);
  return pending !== null && here !== NOBODY && pending.account !== NOBODY && pending.account !== here;
};

/** The open payment of the shopper who is signed in. */
export const currentUserPendingPayment = (state: RootState, now: number): PendingPayment | null => {
  const { pending } = state.payment;
  if (pending === null || now - pending.started >= PENDING_KEPT) return null;
  return isPaymentOfAnotherAccount(state) ? null : pending;
};
