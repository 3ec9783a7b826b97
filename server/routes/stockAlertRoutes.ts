import { Hono } from 'hono';
import * as v from 'valibot';
import { productPath } from '../../src/domain/productPath';
import { keepStockAlert } from '../domain/stockAlerts';
import { findVariant } from '../domain/variants';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopEnv } from '../http/context';
import { done, Refusal } from '../http/envelope';
import { email } from '../http/fields';
import { countIn } from '../security/sharedLimit';

const Body = v.object({ email: email('Provide your email') });

export const stockAlertRoutes = new Hono<ShopEnv>().post('/storefront/product-variant/:id/notify', async (call) => {
  const shop = call.get('shop');
  const id = Number(call.req.param('id'));
  const { email: address } = await parseBody(call, Body);
  const variant = Number.isSafeInteger(id) ? await findVariant(shop.database, id) : undefined;
  if (!variant) throw new Refusal('Product is not found', 404);
  if (variant.stock > 0) throw new Refusal('This is in stock again. You can add it to your cart now.');
  const caller = limitedAddress(call);
  if (caller !== undefined) await countIn(shop.database, [shop.stockAlerts, caller]);
  const product = { id: String(variant.product_id), slug: variant.product_slug, code: variant.product_code };
  const link = `${shop.originOf(call.req.raw)}${productPath(product)}&variant=${variant.id}`;
  await keepStockAlert(shop.database, { variantId: variant.id, email: address, link, at: shop.now() });
  return done(call, 'We will email you once, as soon as this is back in stock.');
});
