import { paymentTarget } from '../../../config/paymentTarget';
import type { ShopThunk } from '../../../store/types';
import { handOverSession } from '../../session/handOver';
import { paymentStarted, shopperLeft } from './paymentSlice';

type Leaving = 'left' | 'noPage' | 'unsafe' | 'notKept';

interface PaymentPage {
  checkoutId: string | null;
  checkoutUrl: string | null;
}

/**
 * Redirects to the payment page, only if its URL is safe and this browser has stored the checkout id that identifies
 * the return.
 */
export const redirectToPayment =
  ({ checkoutId, checkoutUrl }: PaymentPage): ShopThunk<Leaving> =>
  (dispatch, getState, { saveEntry, leave, rereadEntries }) => {
    if (checkoutUrl === null) return 'noPage';
    const target = paymentTarget(checkoutUrl);
    if (target === null) return 'unsafe';
    if (checkoutId === null) return 'noPage';
    rereadEntries();
    dispatch(paymentStarted(checkoutId));
    if (!saveEntry('checkout_id') || getState().payment.checkoutId !== checkoutId) return 'notKept';
    dispatch(shopperLeft(target));
    dispatch(handOverSession());
    leave(target);
    return 'left';
  };
