import * as v from 'valibot';
import { duration, id, money, optionalText, quantityField } from '../http/fields';
import { Refusal } from '../http/envelope';

const unreadable = 'The order could not be read';

export const CheckoutBody = v.object({
  shipping_address: v.optional(v.boolean(unreadable), false),
  ship_full_name: optionalText(),
  ship_phone: optionalText(),
  ship_address: optionalText(500),
  ship_city: optionalText(),
  ship_email: optionalText(),
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
});

export type CheckoutInput = v.InferOutput<typeof CheckoutBody>;

const addressFields = [
  ['ship_full_name', 'Provide recipient name'],
  ['ship_city', 'Please enter town/city'],
  ['ship_phone', 'Provide recipient phone number'],
  ['ship_address', 'Provide recipient address'],
] as const;

export const shippingOf = (request: CheckoutInput): object | null => {
  if (!request.shipping_address) return null;
  for (const [field, message] of addressFields) if (request[field] === '') throw new Refusal(message);
  const { ship_full_name, ship_phone, ship_address, ship_city, ship_email } = request;
  return { ship_full_name, ship_phone, ship_address, ship_city, ship_email };
};

/** Merges lines with the same variant. */
export const wantedQuantities = ({ products }: CheckoutInput): Map<number, number> => {
  const wanted = new Map<number, number>();
  for (const line of products) wanted.set(line.id, (wanted.get(line.id) ?? 0) + line.quantity);
  return wanted;
};
