import { env } from '../../config/env';
import { safeRedirectTarget } from '../../lib/safeUrl';
import type { ShopThunk } from '../../store/types';
import { paymentStarted, shopperLeft } from './paymentSlice';

type Leaving = 'left' | 'noPage' | 'unsafe' | 'notKept';

interface PaymentPage {
  checkoutId: string | null;
  checkoutUrl: string | null;
}

/**
 * Sends the shopper to the payment page: only to one that is safe, and only when this browser has really kept the
 * number by which the return is recognised.
 */
export const redirectToPayment =
  ({ checkoutId, checkoutUrl }: PaymentPage): ShopThunk<Leaving> =>
  (dispatch, getState, { keepNow, leave, rereadEntries }) => {
    if (checkoutUrl === null) return 'noPage';
    const target = safeRedirectTarget(checkoutUrl, env.paymentHosts);
    if (target === null) return 'unsafe';
    if (checkoutId === null) return 'noPage';
    rereadEntries();
    dispatch(paymentStarted(checkoutId));
    if (!keepNow('checkout_id') || getState().payment.checkoutId !== checkoutId) return 'notKept';
    dispatch(shopperLeft(target));
    leave(target);
    return 'left';
  };
