import type * as v from 'valibot';
import { type Id, readId, toWireId } from '../lib/ids';
import { type Minor, toMajor } from '../lib/money';
import { type AddressField, wireAddress } from './checkoutFields';
import { readOne, reply } from './envelope';
import { readTextOrNull } from './plainReaders';
import { field, model } from './readers';
import type { CheckoutRequest } from './requests';

export type DeliveryAddress = Record<AddressField, string>;

export interface CheckoutOrder {
  /** `null`: no delivery address set. */
  address: DeliveryAddress | null;
  /** The store of the pickup; without it the order can be picked up in any. */
  pickupStore?: Id | null | undefined;
  lines: readonly { id: Id; quantity: number }[];
  note: string;
  creditor: string | null;
  plan: { type: 'cash' } | { type: 'installment'; duration: number; downPayment: Minor };
}

export type CheckoutPayload = CheckoutRequest;

/** The body of POST /storefront/checkout. Every specified key is always sent. */
export const buildCheckoutPayload = ({
  address,
  pickupStore = null,
  lines,
  note,
  creditor,
  plan,
}: CheckoutOrder): CheckoutPayload => ({
  shipping_address: address !== null,
  ...wireAddress((name) => address?.[name] ?? ''),
  products: lines.map(({ id, quantity }) => ({ id: toWireId(id), quantity })),
  order_note: note,
  checkout_type: plan.type,
  duration: plan.type === 'cash' ? 0 : plan.duration,
  downPayment: plan.type === 'cash' ? 0 : toMajor(plan.downPayment),
  creditor,
  ...(pickupStore !== null && { pickup_store: toWireId(pickupStore) }),
});

/** `checkoutUrl` is untrusted: `paymentTarget` validates it before every redirect. */
const startedCheckout = model({
  checkout_id: field(readId),
  checkout_url: field(readTextOrNull),
  order_code: field(readTextOrNull),
});
export type StartedCheckout = v.InferOutput<typeof startedCheckout>;

export const checkoutReply = reply<StartedCheckout | null>(readOne(startedCheckout), null);

const downPayment = model({ checkout_url: field(readTextOrNull) });
export const downPaymentReply = reply<v.InferOutput<typeof downPayment> | null>(readOne(downPayment), null);

const confirmed = model({ order_code: field(readTextOrNull) });
export const confirmOrderReply = reply<v.InferOutput<typeof confirmed> | null>(readOne(confirmed), null);
