import { Hono } from 'hono';
import * as v from 'valibot';
import { mergeCart, readUserCart, removeCartLine, setCartLine } from '../domain/carts';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopEnv } from '../http/context';
import { done, ok, Refusal } from '../http/envelope';
import { id, quantityField } from '../http/fields';

const unknownItem = 'This item is no longer sold';
const LineBody = v.object({ product_variant_id: id(unknownItem), quantity: quantityField });

const SavedCartBody = v.object({
  items: v.pipe(
    v.array(v.unknown(), 'The cart could not be read'),
    v.maxLength(200, 'That is too many items for one cart'),
  ),
});

/** A corrupt line in the browser's storage must not cost the shopper the others. */
const readable = (items: readonly unknown[]) =>
  items.flatMap((item) => {
    const line = v.safeParse(LineBody, item);
    return line.success ? [{ id: line.output.product_variant_id, quantity: line.output.quantity }] : [];
  });

export const cartRoutes = new Hono<ShopEnv>()
  .get('/storefront/my-cart', requireUser, async (call) =>
    ok(call, await readUserCart(call.get('shop').database, call.get('user').id)),
  )
  .post('/storefront/add-to-cart', requireUser, async (call) => {
    const { product_variant_id: variantId, quantity: pieces } = await parseBody(call, LineBody);
    const { database, now } = call.get('shop');
    await setCartLine(database, call.get('user').id, { variantId, quantity: pieces, at: now() });
    return done(call, 'Added to cart');
  })
  .post('/storefront/add-saved-cart', requireUser, async (call) => {
    const { items } = await parseBody(call, SavedCartBody);
    const { database, now } = call.get('shop');
    await mergeCart(database, call.get('user').id, readable(items), now());
    return done(call, 'Your cart has been saved');
  })
  // Removing a missing line succeeds too: a retry after a lost reply is harmless.
  .delete('/storefront/my-cart/:id', requireUser, async (call) => {
    const variantId = Number(call.req.param('id'));
    if (!Number.isSafeInteger(variantId)) throw new Refusal('This item is not in your cart');
    await removeCartLine(call.get('shop').database, call.get('user').id, variantId);
    return done(call, 'Removed from your cart');
  });
