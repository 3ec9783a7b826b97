import { notify } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { cartEmptied } from '../../features/cart/cartSlice';
import { checkoutFinished } from '../../features/checkout/checkoutSlice';
import { dropDraft } from '../../features/checkout/draft';
import { instalmentOrderSaved } from '../../features/eligibility/eligibilitySlice';
import { listen, startPayment } from '../../features/payment/paymentListeners';
import { stepEnded } from '../../features/payment/paymentSlice';
import type { ShopThunk } from '../../store/types';

/** An order that is saved or paid for is no longer at the checkout: all of this or nothing. */
const finishOrder = listen({
  actionCreator: stepEnded,
  effect: ({ payload: outcome }, { dispatch }) => {
    const isSaved = outcome.kind === 'saved';
    if (!isSaved && outcome.kind !== 'confirmed') return;
    dispatch(checkoutFinished());
    if (isSaved || outcome.fresh) {
      // The bag is empty: here, in the storage and in what was last heard of the server's.
      dispatch(cartEmptied());
      void dispatch(cartApi.util.upsertQueryData('getCart', undefined, []));
      dropDraft();
    }
    if (!isSaved) return;
    dispatch(instalmentOrderSaved());
    dispatch(notify('success', 'Your order has been saved.'));
  },
});

/** Every effect of a payment that the features do not know of each other. Started twice it is started once. */
export const startPayments = (): ShopThunk => (dispatch) => {
  dispatch(startPayment());
  dispatch(finishOrder);
};
