import { inTurn } from '../../lib/entries/inTurn';
import type { ShopThunk } from '../../store/types';
import { turnAwaited } from './paymentSlice';

/** Longer than a free lock takes. */
const WAIT_NOTICE_MS = 300;

/** Does what concerns an order in one tab at a time; a tab that has to wait knows that another one is paying. */
export const withCheckoutLock =
  <R>(work: () => Promise<R>): ShopThunk<Promise<R>> =>
  (dispatch, _getState, extra) => {
    const timer = setTimeout(() => dispatch(turnAwaited()), WAIT_NOTICE_MS);
    return inTurn(extra, 'checkout', async () => {
      clearTimeout(timer);
      const result = await work();
      // The next tab reads what this one has done.
      extra.keepNow('pendingPayment');
      return result;
    });
  };
