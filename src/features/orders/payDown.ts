import { errorText, isOutcomeUnknown, isSuperseded } from '../../api/apiError';
import { checkoutApi } from '../../api/checkoutApi';
import { env } from '../../config/env';
import type { Order } from '../../contract/order';
import { safeRedirectTarget } from '../../lib/safeUrl';
import type { ShopThunk } from '../../store/types';

/** What to tell the shopper; after an unknown outcome the same press is tried again, with its key. */
export interface PayDownError {
  text: string;
  isUnknown: boolean;
}

const UNKNOWN = 'We can’t tell yet whether your payment was started. Nothing has been paid. Check again to continue.';
const NO_WAY_ON: PayDownError = { text: 'The payment page could not be opened. Please try again.', isUnknown: false };

/** Asks for the down payment's page and goes there; gives what to tell the shopper when that is not possible. */
export const payDown =
  (order: Order): ShopThunk<Promise<PayDownError | null>> =>
  async (dispatch, _getState, { leave }) => {
    const amount = order.loan?.downPaymentAmount ?? null;
    if (amount === null) return NO_WAY_ON;
    const asked = dispatch(checkoutApi.endpoints.makeDownPayment.initiate({ orderCode: order.orderCode, amount }));
    const { data, error } = await asked;
    if (error !== undefined) {
      if (isSuperseded(error)) return null;
      return isOutcomeUnknown(error)
        ? { text: `${errorText(error, '')} ${UNKNOWN}`.trim(), isUnknown: true }
        : { text: errorText(error), isUnknown: false };
    }
    const target = safeRedirectTarget(data?.checkoutUrl, env.paymentHosts);
    if (target === null) return NO_WAY_ON;
    leave(target);
    return null;
  };
