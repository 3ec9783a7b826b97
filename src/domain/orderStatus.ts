import { fold } from '../lib/fold';

/** The one status in which an order can still be cancelled; compared exactly, as the back end writes it. */
export const PENDING = 'Pending';

export const CANCELLED = 'Cancelled';

export const isPending = (status: string): boolean => status === PENDING;

export const isCancelled = (status: string): boolean => /^\s*cancell?ed\s*$/i.test(status);

/** Final states. An order with any other state, known or not, is in progress. */
const OVER = new Set(['delivered', 'completed', 'declined', 'expired']);

const PAID = new Set(['paid', 'down payment paid']);

export const isUnderWay = (status: string): boolean => !isCancelled(status) && !OVER.has(fold(status));

/** What an order says of its payment. 'open': it still waits for one, or does not say. */
export const paymentVerdict = (orderStatus: string, paymentStatus: string): 'paid' | 'notPaid' | 'open' => {
  if (isCancelled(orderStatus) || ['declined', 'expired'].includes(fold(orderStatus))) return 'notPaid';
  if (PAID.has(fold(paymentStatus))) return 'paid';
  return ['', fold(PENDING)].includes(fold(orderStatus)) ? 'open' : 'paid';
};

export const isDeclined = (paymentStatus: string): boolean => fold(paymentStatus) === 'declined';

/** What is on its way to an address waits in no store. */
export const mayBePickedUp = (status: string): boolean => isUnderWay(status) && fold(status) !== 'shipped';
