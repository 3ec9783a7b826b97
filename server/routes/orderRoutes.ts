import { Hono } from 'hono';
import * as v from 'valibot';
import { cancelUserOrder } from '../domain/orderChanges';
import { describeOrder, findOrder, listOrders } from '../domain/orders';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopCall, ShopEnv } from '../http/context';
import { done, ok, Refusal } from '../http/envelope';
import { nonEmptyText } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';

const notCancelled = 'Order could not be canceled.';
const CancelBody = v.object({ order_code: nonEmptyText(notCancelled) });

const cancel = async (call: ShopCall): Promise<IdempotentWork> => {
  const { order_code } = await parseBody(call, CancelBody);
  return async (database) => {
    const cancelled = await cancelUserOrder(database, call.get('user').id, order_code, call.get('shop').now());
    if (!cancelled) throw new Refusal(notCancelled);
    return done(call, 'Your order has been cancelled.', 100);
  };
};

export const orderRoutes = new Hono<ShopEnv>()
  .get('/storefront/my-orders', requireUser, async (call) =>
    ok(call, await listOrders(call.get('shop').database, call.get('user').id, call.get('shop').today())),
  )
  .get('/storefront/order/:code', requireUser, async (call) => {
    const { database, today } = call.get('shop');
    const order = await findOrder(database, call.get('user').id, call.req.param('code'));
    if (!order) throw new Refusal('Invalid Order');
    return ok(call, await describeOrder(database, order, today()));
  })
  .post('/storefront/order/cancel', requireUser, idempotent(byAccount, cancel));
