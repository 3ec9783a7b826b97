import { type Call, succeeded, type Locked, refused, ok, piecesIn } from '../call';
import { wireVariantOf } from '../goods';
import { findVariant } from '../shop';

/** Validates a requested line; returns an error message when it cannot be added. */
const lineIn = ({ shop }: Call, line: unknown): { id: number; quantity: number } | string => {
  const { product_variant_id, quantity } = Object(line) as Record<string, unknown>;
  const found = findVariant(shop, product_variant_id);
  const pieces = piecesIn(quantity);
  if (!found) return 'This is not sold here';
  if (pieces === null) return 'Choose how many';
  return pieces > found.variant.stock
    ? `Only ${found.variant.stock} are left`
    : { id: found.variant.id, quantity: pieces };
};

export const cart: Record<string, Locked> = {
  'GET /storefront/my-cart': ({ shop, customer }) =>
    ok(
      [...customer.cart].flatMap(([id, quantity]) => {
        const found = findVariant(shop, id);
        return found ? [{ product_variant: wireVariantOf(found.item, found.variant), quantity }] : [];
      }),
    ),

  'POST /storefront/add-to-cart': (call) => {
    const line = lineIn(call, call.body);
    if (typeof line === 'string') return refused(line);
    call.customer.cart.set(line.id, line.quantity);
    return succeeded('In your cart');
  },

  'POST /storefront/add-saved-cart': (call) => {
    const { items } = call.body;
    for (const each of Array.isArray(items) ? (items as unknown[]) : []) {
      const line = lineIn(call, each);
      if (typeof line !== 'string') call.customer.cart.set(line.id, line.quantity);
    }
    return succeeded('Your cart is saved');
  },

  'DELETE /storefront/my-cart/{id}': ({ customer, params }) => {
    customer.cart.delete(Number(params.id));
    return succeeded('Removed from your cart');
  },
};
