import type { Order } from '../contract/order';
import { fold } from '../lib/fold';

/** The only status in which an order can be cancelled. Compared exactly, in the back end's spelling. */
export const PENDING = 'Pending';

export const CANCELLED = 'Cancelled';

export const isPending = (status: string): boolean => status === PENDING;

export const isCancelled = (status: string): boolean => /^\s*cancell?ed\s*$/i.test(status);

/** Final states. An order in any other state, known or unknown, is in progress. */
const OVER = new Set(['delivered', 'completed', 'declined', 'expired', 'refunded']);

const PAID = new Set(['paid', 'down payment paid']);

/** True when the shopper owes nothing for the order. */
export const isVoid = (status: string): boolean =>
  isCancelled(status) || ['declined', 'expired', 'refunded'].includes(fold(status));

export const isUnderWay = (status: string): boolean => !isCancelled(status) && !OVER.has(fold(status));

/** The payment verdict of an order. 'open': the payment is pending, or the order does not state it. */
export const paymentVerdict = (orderStatus: string, paymentStatus: string): 'paid' | 'notPaid' | 'open' => {
  if (isCancelled(orderStatus) || ['declined', 'expired'].includes(fold(orderStatus))) return 'notPaid';
  if (PAID.has(fold(paymentStatus))) return 'paid';
  return ['', fold(PENDING)].includes(fold(orderStatus)) ? 'open' : 'paid';
};

/** True when a cash order waits for its payment, as far as the order says. */
export const isUnpaidCash = ({ orderStatus, checkoutType, payment }: Order): boolean =>
  isPending(orderStatus) &&
  fold(checkoutType) === 'cash' &&
  paymentVerdict(orderStatus, payment?.status ?? '') === 'open';

export const isDeclined = (paymentStatus: string): boolean => fold(paymentStatus) === 'declined';

/** A shipped order goes to an address, so it cannot be picked up in a store. */
export const mayBePickedUp = (status: string): boolean => isUnderWay(status) && fold(status) !== 'shipped';
