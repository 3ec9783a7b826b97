import { buildCheckoutPayload } from '../contract/checkout';
import type { OrderToSend } from '../features/checkout/payment/paymentSlice';
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
