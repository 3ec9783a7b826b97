import { paymentTarget } from '../../../config/paymentTarget';
import type { ShopThunk } from '../../../store/types';
import { handOverSession } from '../../session/handOver';
import { withStepNote } from './paymentOutcome';
import { paymentStarted, stepProgressed } from './paymentSlice';
import { paymentStep } from './paymentStep';

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
  (dispatch, getState, { saveEntry, redirect, rereadEntries }) => {
    if (checkoutUrl === null) return 'noPage';
    const target = paymentTarget(checkoutUrl);
    if (target === null) return 'unsafe';
    if (checkoutId === null) return 'noPage';
    rereadEntries();
    dispatch(paymentStarted(checkoutId));
    if (!saveEntry('checkout_id') || getState().payment.checkoutId !== checkoutId) return 'notKept';
    dispatch(stepProgressed({ phase: 'leaving', target }));
    dispatch(handOverSession());
    redirect(target);
    return 'left';
  };

/** Opens the payment page of the open order again. */
export const continuePayment = paymentStep('continuePayment', 'leaving', () => (dispatch, getState) => {
  const { checkoutId, outcome, pending } = getState().payment;
  const leaving = dispatch(redirectToPayment({ checkoutId, checkoutUrl: pending?.checkoutUrl ?? null }));
  if (leaving !== 'left') return withStepNote(outcome, leaving, []);
  return outcome ?? { kind: 'left', orderCode: pending?.orderCode ?? null };
});
