import * as v from 'valibot';
import { accountKey } from '../../../lib/accountKey';
import type { RootState } from '../../../store/types';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * An order that was sent, or is about to be, with an unknown outcome. It is stored before the request, so that a closed
 * browser, a reload or a lost response cannot cause a second order. It does not name the shopper or the items.
 */
export const storedPendingPayment = v.object({
  /** By the server's clock. */
  started: count,
  /** The account it belongs to; see lib/accountKey. */
  account: v.pipe(v.string(), v.maxLength(20)),
  total: count,
  lines: count,
  /** The orders before the request; null when they could not be read. */
  known: v.nullable(v.array(code)),
  /** The press and its idempotency key, so that a retry of the same order uses the same key. */
  press: v.optional(v.nullable(v.object({ id: code, key: code })), null),
  /** The next step after the order is placed. */
  next: v.picklist(['redirect', 'done']),
  phase: v.picklist(['sent', 'placed']),
  orderCode: v.nullable(code),
  /** The idempotency key of the sent confirmation; retries reuse it until the outcome is known. */
  confirmKey: v.optional(v.nullable(code), null),
  /** Validated again by paymentTarget before every redirect. */
  checkoutUrl: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
});
export type PendingPayment = v.InferOutput<typeof storedPendingPayment>;

/** The last confirmed payment: a repeated return is redirected to its order. */
export const storedLastPayment = v.object({
  checkoutId: code,
  orderCode: v.nullable(code),
  /** The total at checkout. */
  total: v.optional(v.nullable(count), null),
});
export type LastPayment = v.InferOutput<typeof storedLastPayment>;

/** An unpaid order expires after a day at the latest. */
export const PENDING_LIFETIME_MS = 24 * 60 * 60 * 1000;

const NOBODY = accountKey(null);

/**
 * Whether the open payment belongs to another account on this device. If the account is unknown (its entry is lost, or
 * another tab is writing it), the payment counts as the shopper's own: an extra read is harmless, a second order is
 * not.
 */
export const isPaymentOfAnotherAccount = ({ payment: { pending }, session }: RootState): boolean => {
  const here = accountKey(session.account);
  return pending !== null && here !== NOBODY && pending.account !== NOBODY && pending.account !== here;
};

/** The open payment of the signed-in shopper. */
export const currentUserPendingPayment = (state: RootState, now: number): PendingPayment | null => {
  const { pending } = state.payment;
  if (pending === null || now - pending.started >= PENDING_LIFETIME_MS) return null;
  return isPaymentOfAnotherAccount(state) ? null : pending;
};
