import { Hono } from 'hono';
import * as v from 'valibot';
import { describeRepayments, startRepayment } from '../domain/repayments';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopCall, ShopEnv } from '../http/context';
import { ok } from '../http/envelope';
import { id } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { paymentUrl } from './checkoutRoutes';

const PATH = '/storefront/order/:code/repayments';
const choose = 'Choose an installment, the next one or all';
const Body = v.object({ number: v.union([v.picklist(['next', 'all']), id(choose)], choose) }, choose);

const codeOf = (call: ShopCall): string => call.req.param('code') ?? '';

const pay = async (call: ShopCall): Promise<IdempotentWork> => {
  const { number: choice } = await parseBody(call, Body);
  return async (database) => {
    const { now, today } = call.get('shop');
    const wanted = { code: codeOf(call), choice, at: now(), today: today() };
    const checkoutId = await startRepayment(database, call.get('user').id, wanted);
    return ok(call, { checkout_id: checkoutId, checkout_url: paymentUrl(call, checkoutId) });
  };
};

export const repaymentRoutes = new Hono<ShopEnv>()
  .get(PATH, requireUser, async (call) => {
    const { database, today } = call.get('shop');
    return ok(call, await describeRepayments(database, call.get('user').id, codeOf(call), today()));
  })
  .post(PATH, requireUser, idempotent(byAccount, pay));
