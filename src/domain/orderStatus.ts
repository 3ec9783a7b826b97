import { fold } from '../lib/fold';

/** The only status in which an order can be cancelled. Compared exactly, in the back end's spelling. */
export const PENDING = 'Pending';

export const CANCELLED = 'Cancelled';

export const isPending = (status: string): boolean => status === PENDING;

export const isCancelled = (status: string): boolean => /^\s*cancell?ed\s*$/i.test(status);

/** Final states. An order in any other state, known or unknown, is in progress. */
const OVER = new Set(['delivered', 'completed', 'declined', 'expired', 'refunded', 'rejected']);

const PAID = new Set(['paid', 'down payment paid']);

/** Statuses of an order or of its payment after which nothing was paid. */
const UNPAID = new Set(['declined', 'expired', 'failed', 'payment failed', 'rejected']);

/** Statuses that an order reaches only when it is paid, or when nothing is due yet. */
const ACCEPTED = new Set(['paid', 'confirmed', 'processing', 'ready for pickup', 'shipped', 'delivered', 'completed']);

/** True when the shopper owes nothing for the order. */
export const isVoid = (status: string): boolean =>
  isCancelled(status) || ['declined', 'expired', 'refunded', 'rejected'].includes(fold(status));

export const isUnderWay = (status: string): boolean => !isCancelled(status) && !OVER.has(fold(status));

/** The payment verdict of an order. 'open': the payment is pending, or the order does not state it in known words. */
export const paymentVerdict = (orderStatus: string, paymentStatus: string): 'paid' | 'notPaid' | 'open' => {
  if (isCancelled(orderStatus) || UNPAID.has(fold(orderStatus))) return 'notPaid';
  if (PAID.has(fold(paymentStatus))) return 'paid';
  if (UNPAID.has(fold(paymentStatus))) return 'notPaid';
  return ACCEPTED.has(fold(orderStatus)) ? 'paid' : 'open';
};

const DECLINED = new Set(['declined', 'failed', 'payment failed', 'rejected']);

/** True for a payment or a loan that was refused. */
export const isDeclined = (status: string): boolean => DECLINED.has(fold(status));

/** A shipped order goes to an address, so it cannot be picked up in a store. */
export const mayBePickedUp = (status: string): boolean => isUnderWay(status) && fold(status) !== 'shipped';
