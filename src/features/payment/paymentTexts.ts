import { errorText, GENERAL_ERROR } from '../../api/apiError';
import type { PaymentOutcome } from './paymentOutcome';

const NOT_SAVED = 'Your order could not be saved. Please try again.';
const NO_PAGE = 'Your order was placed, but there is no payment page for it.';
const UNSAFE = 'The address given for the payment is not safe, so you were not sent there.';
const NOT_KEPT =
  'This browser refuses to keep what is needed to finish a payment, so you were not sent to the payment page. Allow this site to store data, or use another browser.';
const NEW_ORDER =
  'A new order was placed in the meantime, in another tab or on another device. Look at it before you order once more.';
const CHANGED = 'Your bag has changed. Look at it and at the total, then go on.';
export const NOTHING_ORDERED = 'No answer came, and nothing was ordered. Please try again.';
export const NOT_CANCELLED = 'Order could not be canceled.';

/** What is told in the red banner. */
export interface Fault {
  text: string;
  /** What has changed, item by item. */
  list?: string[];
  /** An order to look at. */
  orderCode?: string;
}

/** Why nothing was ordered, in the server's words where it had any. */
export const refusalText = (error: unknown, isInstalment: boolean, otherwise?: string): string => {
  if (!isInstalment) return errorText(error, otherwise);
  const words = errorText(error, '');
  return words === '' || words === NOT_SAVED ? NOT_SAVED : `${NOT_SAVED} ${words}`;
};

/** What went wrong with the last step; null when nothing did, or the open payment's panel says it. */
export const faultOf = (outcome: PaymentOutcome | null): Fault | null => {
  switch (outcome?.kind) {
    case 'refused':
      return { text: outcome.text };
    case 'notKept':
      return { text: NOT_KEPT };
    case 'newOrder':
      return { text: NEW_ORDER, orderCode: outcome.orderCode };
    case 'changed':
      return outcome.changes.length > 0 ? { text: CHANGED, list: outcome.changes } : { text: GENERAL_ERROR };
    case 'waiting':
    case 'twice': {
      const { what, orderCodes } = outcome.told ?? { what: 'cancelled', orderCodes: [] };
      const codes = orderCodes.join(', ');
      const notCancelled = outcome.kind === 'twice' ? `${NOT_CANCELLED} (${codes})` : NOT_CANCELLED;
      const cancelUnknown = `We could not find out whether order ${codes} was cancelled. Check again in a moment.`;
      const text = { noPage: NO_PAGE, unsafe: UNSAFE, notKept: NOT_KEPT, notCancelled, cancelUnknown, cancelled: null }[
        what
      ];
      return text === null ? null : { text };
    }
    default:
      return null;
  }
};

/** What is good or useful to know after the last step. */
export const noteOf = (outcome: PaymentOutcome | null): string | null => {
  switch (outcome?.kind) {
    case 'ended':
      return `Your last order ${outcome.orderCode} has ended as '${outcome.status}'. You can order again.`;
    case 'notPlaced':
      return 'Your last order was not placed. You can order again.';
    case 'cancelled':
      return `Order ${outcome.orderCode} has been cancelled. You can order again.`;
    case 'waiting':
      return outcome.told?.what === 'cancelled'
        ? `Order ${outcome.told.orderCodes.join(', ')} has been cancelled.`
        : null;
    default:
      return null;
  }
};
