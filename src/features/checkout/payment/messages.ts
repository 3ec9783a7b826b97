import { errorText, GENERAL_ERROR } from '../../../api/apiError';
import { cancelledText } from '../../../domain/cancelledText';
import type { PaymentOutcome } from './paymentOutcome';

const NOT_SAVED = 'Your order could not be saved. Please try again.';
const NO_PAGE = 'Your order was placed, but its payment page isn’t available.';
const UNSAFE = 'The payment link isn’t safe, so we didn’t open it.';
const NOT_STORED =
  'This browser won’t save what’s needed to finish a payment, so we didn’t open the payment page. Allow this site to store data, or use another browser.';
const NEW_ORDER =
  'Another order was placed in the meantime, in another tab or on another device. Check it before you order again.';
const CHANGED = 'Your cart has changed. Check it before you continue.';
export const NOTHING_ORDERED = 'The shop didn’t answer, and nothing was ordered. Please try again.';
export const NOT_CANCELLED = 'Order could not be canceled.';

/** The error in the red banner. */
export interface BannerError {
  text: string;
  /** The changes, item by item. */
  list?: string[];
  /** The order to link to. */
  orderCode?: string;
}

/** The message when nothing was ordered; the server's own text where it has one. */
export const refusalText = (error: unknown, isInstalment: boolean, otherwise?: string): string => {
  if (!isInstalment) return errorText(error, otherwise);
  const words = errorText(error, '');
  return words === '' || words === NOT_SAVED ? NOT_SAVED : `${NOT_SAVED} ${words}`;
};

/** The error of the last step; null without an error, or when the open payment's panel shows it. */
export const errorMessageOf = (outcome: PaymentOutcome | null): BannerError | null => {
  switch (outcome?.kind) {
    case 'refused':
      return { text: outcome.text };
    case 'notKept':
      return { text: NOT_STORED };
    case 'newOrder':
      return { text: NEW_ORDER, orderCode: outcome.orderCode };
    case 'changed':
      return outcome.changes.length > 0 ? { text: CHANGED, list: outcome.changes } : { text: GENERAL_ERROR };
    case 'waiting':
    case 'twice': {
      const { kind, orderCodes } = outcome.note ?? { kind: 'cancelled', orderCodes: [] };
      const codes = orderCodes.join(', ');
      const notCancelled = outcome.kind === 'twice' ? `${NOT_CANCELLED} (${codes})` : NOT_CANCELLED;
      const cancelUnknown = `We can’t confirm yet whether order ${codes} was cancelled. Check again in a moment.`;
      const text = {
        noPage: NO_PAGE,
        unsafe: UNSAFE,
        notKept: NOT_STORED,
        notCancelled,
        cancelUnknown,
        cancelled: null,
      }[kind];
      return text === null ? null : { text };
    }
    default:
      return null;
  }
};

/** The success or information message after the last step. */
export const noticeOf = (outcome: PaymentOutcome | null): string | null => {
  switch (outcome?.kind) {
    case 'ended':
      return `Your last order ${outcome.orderCode} is now “${outcome.status}”. You can order again.`;
    case 'notPlaced':
      return 'Your last order wasn’t placed. You can order again.';
    case 'cancelled':
      return `${cancelledText(outcome.orderCode)} You can order again.`;
    case 'waiting':
      return outcome.note?.kind === 'cancelled' ? cancelledText(...outcome.note.orderCodes) : null;
    default:
      return null;
  }
};
