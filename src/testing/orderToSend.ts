import { buildCheckoutPayload } from '../contract/checkout';
import type { OrderToSend } from '../features/checkout/payment/paymentSlice';
import { paymentStep } from '../features/checkout/payment/paymentStep';
import { sendOrder as sendChecked } from '../features/checkout/payment/submitOrder';
import { secret } from '../lib/secret';

/** A cash order of one variant, as the payment sends it. */
export const orderToSend = (id: string, quantity: number, total: number): OrderToSend => ({
  payload: secret(
    buildCheckoutPayload({
      address: null,
      lines: [{ id, quantity }],
      note: '',
      creditor: null,
      plan: { type: 'cash' },
    }),
  ),
  isInstalment: false,
  total,
  next: 'redirect',
  account: '',
  isDelivered: false,
  ordered: [],
  accepted: null,
});

/** The second half of `placeOrder` as a step of its own, which needs no cart. */
export const sendOrder = paymentStep('sendOrder', 'ordering', sendChecked);
