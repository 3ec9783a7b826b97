import { Hono } from 'hono';
import * as v from 'valibot';
import { trackOrder } from '../domain/tracking';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopEnv } from '../http/context';
import { ok, Refusal } from '../http/envelope';
import { countIn } from '../security/sharedLimit';

/** Anything else is looked up as nothing: a message of its own would tell which half of the pair is wrong. */
const typed = v.fallback(
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((text) => text.replace(/\s/g, '')),
  ),
  '',
);
const Body = v.fallback(v.object({ order_code: typed, email: typed }), { order_code: '', email: '' });

export const trackingRoutes = new Hono<ShopEnv>().post('/storefront/track', async (call) => {
  const { database, tracking } = call.get('shop');
  const asked = await parseBody(call, Body);
  const caller = limitedAddress(call);
  if (caller !== undefined) await countIn(database, [tracking, caller]);
  const tracked = await trackOrder(database, asked);
  if (!tracked) throw new Refusal('We found no order with this number and email. Check both and try again.');
  return ok(call, tracked);
});
