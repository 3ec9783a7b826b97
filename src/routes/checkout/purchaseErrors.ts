import { errorText, GENERAL_ERROR } from '../../api/apiError';
import type { PurchaseEnd } from './purchase';

const NOT_SAVED = 'Your order could not be saved. Please try again.';

/** What is told in the red banner. */
export interface PurchaseError {
  text: string;
  /** What has changed, item by item. */
  list?: string[];
  /** An order to look at. */
  orderCode?: string;
}

const withServerText = (text: string, error: unknown): string => {
  const words = errorText(error, '');
  return words === '' || words === text ? text : `${text} ${words}`;
};

const NO_PAGE = 'Your order was placed, but there is no payment page for it.';
const UNSAFE = 'The address given for the payment is not safe, so you were not sent there.';
const NOT_KEPT =
  'This browser refuses to keep what is needed to finish a payment, so you were not sent to the payment page. Allow this site to store data, or use another browser.';
const NEW_ORDER =
  'A new order was placed in the meantime, in another tab or on another device. Look at it before you order once more.';
const NOTHING_ORDERED = 'No answer came, and nothing was ordered. Please try again.';

/** What went wrong with an order, for the shopper; null when nothing did, or the open payment's panel says it. */
export const purchaseErrorOf = (end: PurchaseEnd, isInstalment: boolean): PurchaseError | null => {
  switch (end.kind) {
    case 'refused':
      return { text: isInstalment ? withServerText(NOT_SAVED, end.error) : errorText(end.error) };
    case 'lost': {
      if (end.truth.kind !== 'none') return null;
      const text = errorText(end.error, NOTHING_ORDERED);
      return { text: isInstalment ? withServerText(NOT_SAVED, end.error) : text };
    }
    case 'noPage':
    case 'noId':
      return { text: NO_PAGE };
    case 'unsafe':
      return { text: UNSAFE };
    case 'notKept':
      return { text: NOT_KEPT };
    case 'newOrder':
      return { text: NEW_ORDER, orderCode: end.orderCode };
    case 'changed':
      return end.changes.length > 0
        ? { text: 'Your bag has changed. Look at it and at the total, then go on.', list: end.changes }
        : { text: GENERAL_ERROR };
    case 'saved':
    case 'left':
    case 'open':
    case 'twice':
    case 'unread':
      return null;
  }
};
