import { withLock } from '../../../lib/entries/withLock';
import type { ShopThunk } from '../../../store/types';
import { selectPaymentPhase, stepProgressed } from './paymentSlice';

/** Longer than acquiring a free lock takes, also on a slow phone. */
const WAIT_NOTICE_MS = 1000;

/** Runs order-related work under a mutex shared by all tabs; a waiting tab shows that another one is paying. */
export const withCheckoutLock =
  <R>(work: () => Promise<R>): ShopThunk<Promise<R>> =>
  (dispatch, getState, extra) => {
    const timer = setTimeout(() => dispatch(stepProgressed({ phase: 'elsewhere' })), WAIT_NOTICE_MS);
    return withLock(extra, 'checkout', async () => {
      clearTimeout(timer);
      if (selectPaymentPhase(getState()) === 'elsewhere') dispatch(stepProgressed({ phase: 'ordering' }));
      const result = await work();
      // Stored before the next tab gets the lock.
      extra.saveEntry('pendingPayment');
      return result;
    }).finally(() => {
      // A lock request that fails never starts the work.
      clearTimeout(timer);
    });
  };
