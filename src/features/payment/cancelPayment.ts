import { isOutcomeUnknown } from '../../api/apiError';
import { ordersApi } from '../../api/ordersApi';
import type { ShopThunk } from '../../store/types';
import { currentUserPendingPayment } from './currentUserPendingPayment';
import { paymentClosed } from './paymentSlice';

export const NOT_CANCELLED = 'Order could not be canceled.';

export type Cancelling = 'cancelled' | 'refused' | 'unknown';

/** Whether this browser has sent the shopper away to pay for this very order, and not long ago. */
export const wasStartedHere =
  (orderCode: string): ShopThunk<boolean> =>
  (_dispatch, getState, { clock }) => {
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) return false;
    return pending.orderCode === orderCode || (pending.orderCode === null && pending.phase === 'placed');
  };

/** Cancels an order that was to be paid. */
export const cancelPayment =
  (orderCode: string): ShopThunk<Promise<Cancelling>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(ordersApi.endpoints.cancelOrder.initiate(orderCode));
    const { pending } = getState().payment;
    if (error === undefined && (pending === null || pending.orderCode === null || pending.orderCode === orderCode)) {
      dispatch(paymentClosed());
    }
    if (error === undefined) return 'cancelled';
    return isOutcomeUnknown(error) ? 'unknown' : 'refused';
  };
