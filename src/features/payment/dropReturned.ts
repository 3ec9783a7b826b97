import type { ShopThunk } from '../../store/types';
import { paymentDropped } from './paymentSlice';

/**
 * The payment that the shopper returned from has not been made. An order that another tab has sent since, and that
 * nobody has been sent away for, is not the one: forgetting it would have it sent a second time.
 */
export const dropReturned =
  (): ShopThunk =>
  (dispatch, getState, { rereadEntries }) => {
    rereadEntries();
    if (getState().payment.pending?.checkoutUrl != null) dispatch(paymentDropped());
  };
