import type { ShopThunk } from '../../../store/types';
import { dropStoredOrder } from './finishOrder';
import { paymentChangedElsewhere, pendingChangedElsewhere } from './paymentSlice';

/** Closes the open payment of an order that was cancelled on one of the order pages. */
export const cancelledElsewhere =
  (orderCode: string): ShopThunk =>
  (dispatch, getState) => {
    if (getState().payment.pending?.orderCode === orderCode) {
      dispatch(pendingChangedElsewhere(null));
      dispatch(paymentChangedElsewhere(null));
    }
    dispatch(dropStoredOrder({ kind: 'cancelled', orderCode }));
  };
