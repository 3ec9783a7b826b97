import { paymentStep } from '../features/checkout/payment/paymentStep';
import { sendOrder as sendChecked } from '../features/checkout/payment/submitOrder';

/** The second half of `placeOrder` as a step of its own, which needs no cart. */
export const sendOrder = paymentStep('sendOrder', 'ordering', sendChecked);
