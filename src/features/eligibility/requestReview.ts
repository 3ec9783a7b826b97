import { errorText, isSuperseded } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { customerApi } from '../../api/customerApi';
import type { ShopThunk } from '../../store/types';
import { ELIGIBILITY_LABELS } from './eligibilityMachine';
import { keepEligible } from './keepEligible';
import { reviewSending, reviewAnswered, reviewRequested } from './eligibilitySlice';

/** Requests a review once; a shopper who has already requested one gets a message, and nothing is sent. */
export const requestReview = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
  const { phase, isAsking } = getState().eligibility;
  if (isAsking) return;
  if (phase !== 'new') {
    dispatch(notify('info', 'Your request has already been sent'));
    return;
  }
  dispatch(reviewSending());
  const { data, error } = await dispatch(customerApi.endpoints.requestClientReview.initiate());
  dispatch(reviewAnswered());
  if (error === undefined) {
    dispatch(reviewRequested());
    // Stored with the account, so that the next visit starts with this state.
    dispatch(keepEligible(ELIGIBILITY_LABELS.requested));
    dispatch(notify('success', data.message ?? 'Your request has been sent'));
  } else if (!isSuperseded(error)) {
    dispatch(notify('error', errorText(error)));
  }
};
