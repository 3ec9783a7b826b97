import type { ShopThunk } from '../../store/types';
import { paymentBegun, paymentEnded } from './paymentSlice';

/**
 * Does `work` unless something of the kind is under way: then null. Looking and taking happen in one go, where a button
 * that is disabled while it is busy would let three presses of one moment through.
 */
export const withPaymentGuard =
  <R>(work: () => Promise<R>): ShopThunk<Promise<R | null>> =>
  async (dispatch, getState) => {
    if (getState().payment.phase !== 'idle') return null;
    dispatch(paymentBegun());
    try {
      return await work();
    } finally {
      dispatch(paymentEnded());
    }
  };
