import { errorText, isOutcomeUnknown } from '../../api/apiError';
import { checkoutApi } from '../../api/checkoutApi';
import type { ShopThunk } from '../../store/types';

/**
 * Asks the server to confirm the payment; the repayments, which are read again after it, say whether it has arrived.
 * Resolves to the message of a refusal, which can mean that the back end needs no confirmation.
 */
export const confirmRepayment =
  (checkoutId: string): ShopThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { error } = await dispatch(checkoutApi.endpoints.confirmOrder.initiate(checkoutId));
    return error === undefined || isOutcomeUnknown(error) ? null : errorText(error, '');
  };
