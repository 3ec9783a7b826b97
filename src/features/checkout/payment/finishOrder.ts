import { notify } from '../../../api/apiEvents';
import { cartApi } from '../../../api/cartApi';
import type { ShopThunk } from '../../../store/types';
import { cartEmptied } from '../../cart/cartSlice';
import { ELIGIBILITY_LABELS } from '../../eligibility/eligibilityMachine';
import { instalmentOrderSaved } from '../../eligibility/eligibilitySlice';
import { eligibleKept } from '../../session/sessionSlice';
import { checkoutFinished } from '../checkoutSlice';
import { dropDraft } from '../form/draftEntry';
import { lastOrderEffects, orderPaidFor } from './lastOrder';
import { listen, startPayment } from './paymentListeners';
import { stepEnded } from './paymentSlice';

/** Removes a saved or paid order from the checkout, with all its effects in one place. */
const finishOrder = listen({
  actionCreator: stepEnded,
  effect: async ({ payload: outcome }, { dispatch, getState }) => {
    const isSaved = outcome.kind === 'saved';
    if (!isSaved && outcome.kind !== 'confirmed') return;
    dispatch(checkoutFinished());
    if (isSaved || outcome.fresh) {
      // Empties the bag here, in the storage and in the cached response of the server.
      dispatch(cartEmptied());
      dropDraft();
    }
    if (isSaved) {
      dispatch(instalmentOrderSaved());
      // Stored with the account for the next visit.
      if (getState().eligibility.phase === 'requested') dispatch(eligibleKept(ELIGIBILITY_LABELS.requested));
      dispatch(notify('success', 'Your order has been saved.'));
    }
    if (!isSaved && !outcome.fresh) return;
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, []));
    dispatch(orderPaidFor(outcome.orderCode));
  },
});

/** Starts every payment effect that spans several features. Calling it twice starts them once. */
export const startPayments = (): ShopThunk => (dispatch) => {
  dispatch(startPayment());
  dispatch(finishOrder);
  for (const effect of lastOrderEffects) dispatch(effect);
};
