import { errorText, isApiError } from '../../api/apiError';
import { checkoutApi } from '../../api/checkoutApi';
import { env } from '../../config/env';
import type { Order } from '../../contract/order';
import { safeRedirectTarget } from '../../lib/safeUrl';
import type { ShopThunk } from '../../store/types';

const NO_WAY_ON = 'The payment page could not be opened. Please try again.';

/** Asks for the down payment's page and goes there; gives what to tell the shopper when that is not possible. */
export const payDown =
  (order: Order): ShopThunk<Promise<string | null>> =>
  async (dispatch, _getState, { leave }) => {
    const amount = order.loan?.downPaymentAmount ?? null;
    if (amount === null) return NO_WAY_ON;
    const asked = dispatch(checkoutApi.endpoints.makeDownPayment.initiate({ orderCode: order.orderCode, amount }));
    const { data, error } = await asked;
    if (error !== undefined) return isApiError(error) && error.kind === 'superseded' ? null : errorText(error);
    const target = safeRedirectTarget(data?.checkoutUrl, env.paymentHosts);
    if (target === null) return NO_WAY_ON;
    leave(target);
    return null;
  };
