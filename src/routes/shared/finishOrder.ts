import { notify } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { cartEmptied } from '../../features/cart/cartSlice';
import { checkoutFinished } from '../../features/checkout/checkoutSlice';
import { dropDraft } from '../../features/checkout/draftEntry';
import { ELIGIBILITY_LABELS } from '../../features/eligibility/eligibilityMachine';
import { instalmentOrderSaved } from '../../features/eligibility/eligibilitySlice';
import { listen, startPayment } from '../../features/payment/paymentListeners';
import { stepEnded } from '../../features/payment/paymentSlice';
import { eligibleKept } from '../../features/session/sessionSlice';
import type { ShopThunk } from '../../store/types';
import { lastOrderEffects, orderPaidFor } from './lastOrder';

/** An order that is saved or paid for is no longer at the checkout: all of this or nothing. */
const finishOrder = listen({
  actionCreator: stepEnded,
  effect: async ({ payload: outcome }, { dispatch, getState }) => {
    const isSaved = outcome.kind === 'saved';
    if (!isSaved && outcome.kind !== 'confirmed') return;
    dispatch(checkoutFinished());
    if (isSaved || outcome.fresh) {
      // The bag is empty: here, in the storage and in what was last heard of the server's.
      dispatch(cartEmptied());
      dropDraft();
    }
    if (isSaved) {
      dispatch(instalmentOrderSaved());
      // Kept with the account, so that the next visit knows it too.
      if (getState().eligibility.phase === 'requested') dispatch(eligibleKept(ELIGIBILITY_LABELS.requested));
      dispatch(notify('success', 'Your order has been saved.'));
    }
    if (!isSaved && !outcome.fresh) return;
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, []));
    dispatch(orderPaidFor(outcome.orderCode));
  },
});

/** Every effect of a payment that the features do not know of each other. Started twice it is started once. */
export const startPayments = (): ShopThunk => (dispatch) => {
  dispatch(startPayment());
  dispatch(finishOrder);
  for (const effect of lastOrderEffects) dispatch(effect);
};
