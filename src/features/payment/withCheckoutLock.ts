import type { ShopThunk } from '../../store/types';
import { turnAwaited } from './paymentSlice';

/** Longer than a free lock takes. */
const WAIT_NOTICE_MS = 300;

/** Does what concerns an order in one tab at a time; a tab that has to wait knows that another one is paying. */
export const withCheckoutLock =
  <R>(work: () => Promise<R>): ShopThunk<Promise<R>> =>
  async (dispatch, _getState, { keepNow, locks }) => {
    if (!locks) return work();
    const timer = setTimeout(() => dispatch(turnAwaited()), WAIT_NOTICE_MS);
    const inTurn = async () => {
      clearTimeout(timer);
      const result = await work();
      // The next tab reads what this one has done.
      keepNow('pendingPayment');
      return result;
    };
    return (await locks.request('checkout', inTurn)) as R;
  };
