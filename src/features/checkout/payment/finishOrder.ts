import { notify } from '../../../api/apiEvents';
import { cartApi } from '../../../api/cartApi';
import type { ShopThunk } from '../../../store/types';
import { cartEmptied } from '../../cart/cartSlice';
import { ELIGIBILITY_LABELS } from '../../eligibility/eligibilityMachine';
import { instalmentOrderSaved } from '../../eligibility/eligibilitySlice';
import { eligibleKept } from '../../session/sessionSlice';
import { checkoutFinished } from '../checkoutSlice';
import { dropDraft } from '../form/draftEntry';
import { orderPaidFor } from './lastOrder';
import type { PaymentOutcome } from './paymentOutcome';

/** Removes a saved or paid order from the checkout, with all its effects in one place. */
export const finishOrder =
  (outcome: PaymentOutcome): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
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
  };
