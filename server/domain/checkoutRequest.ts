import * as v from 'valibot';
import { duration, id, money, optionalText, quantityField } from '../http/fields';
import { Refusal } from '../http/envelope';
import { ADDRESS_FIELDS, ADDRESS_NAMES, missingIn, wireAddress } from '../../src/contract/checkoutFields';
import { recordOf } from '../../src/lib/recordOf';

/** The customer's list may be older than the shop's. */
export const noSuchStore = 'You can’t pick up orders in that store. Choose another one.';
const unreadable = 'The order could not be read';

export const CheckoutBody = v.object({
  shipping_address: v.optional(v.boolean(unreadable), false),
  ...wireAddress(() => optionalText()),
  ship_address: optionalText(500),
  products: v.pipe(
    v.array(v.object({ id: id('One of the items is no longer sold'), quantity: quantityField }), unreadable),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(200, 'That is too many items for one order'),
  ),
  order_note: optionalText(2000),
  checkout_type: v.pipe(
    v.string(unreadable),
    v.toLowerCase(),
    v.picklist(['cash', 'installment'], 'Choose how to pay'),
  ),
  duration: v.optional(duration, 0),
  downPayment: v.optional(money('The down payment is not a number'), 0),
  creditor: v.nullish(v.string(unreadable), null),
  pickup_store: v.nullish(id(noSuchStore), null),
});

export type CheckoutInput = v.InferOutput<typeof CheckoutBody>;

export const shippingOf = (request: CheckoutInput) => {
  if (!request.shipping_address) return null;
  const address = recordOf(ADDRESS_NAMES, (name) => request[ADDRESS_FIELDS[name].wire]);
  const [message] = Object.values(missingIn(address));
  if (message !== undefined) throw new Refusal(message);
  return wireAddress((name) => address[name]);
};

/** Merges lines with the same variant. */
export const wantedQuantities = ({ products }: CheckoutInput): Map<number, number> => {
  const wanted = new Map<number, number>();
  for (const line of products) wanted.set(line.id, (wanted.get(line.id) ?? 0) + line.quantity);
  return wanted;
};
