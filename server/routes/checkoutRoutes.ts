import { Hono } from 'hono';
import * as v from 'valibot';
import { dueNow } from '../../src/domain/dueNow';
import { APPROVED } from '../../src/contract/customer';
import type { TransactionalDatabase } from '../db/database';
import { CheckoutBody } from '../domain/checkoutRequest';
import type { CheckoutInput } from '../domain/checkoutRequest';
import { confirmCheckout, findCheckout, openCheckout } from '../domain/checkouts';
import { startDownPayment } from '../domain/downPayment';
import { holdNotice } from '../domain/holds';
import { sendOrderMail } from '../domain/orderMail';
import { createOrder } from '../domain/placeOrder';
import { setEligible } from '../domain/users';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopCall, ShopEnv } from '../http/context';
import { ok, Refusal } from '../http/envelope';
import { money, optionalText, nonEmptyText } from '../http/fields';
import { mailContext } from '../http/mailContext';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';

export const paymentUrl = (call: ShopCall, checkoutId: string): string =>
  `${call.get('shop').originOf(call.req.raw)}/pay/${checkoutId}`;

const order = (call: ShopCall, database: TransactionalDatabase, request: CheckoutInput) => {
  const shop = call.get('shop');
  const user = call.get('user');
  return database.transaction(async (tx) => {
    const { code, total, loan } = await createOrder(shop, tx, user, request, limitedAddress(call));
    const isApproved = user.eligible === APPROVED;
    const amount = dueNow({ total, downPayment: loan?.downPayment ?? null, isApproved });
    if (amount > 0) {
      const description = loan ? `Down payment for order ${code}` : `Order ${code}`;
      return {
        code,
        checkoutId: await openCheckout(tx, {
          orderCode: code,
          kind: 'order',
          amount,
          description,
          at: shop.now(),
        }),
      };
    }
    if (user.eligible === 'Created') await setEligible(tx, user.id, 'Pending Review');
    await sendOrderMail(tx, mailContext(call), 'order-received', code);
    return { code, checkoutId: null };
  });
};

const checkout = async (call: ShopCall): Promise<IdempotentWork> => {
  const request = await parseBody(call, CheckoutBody);
  // Runs before the order's transaction: inside it, it could deadlock with another order.
  await call.get('shop').tidy();
  return async (database) => {
    const { code, checkoutId } = await order(call, database, request);
    return ok(
      call,
      {
        checkout_id: checkoutId,
        checkout_url: checkoutId === null ? null : paymentUrl(call, checkoutId),
        order_code: code,
      },
      `Your order has been saved. ${holdNotice[checkoutId === null ? 'decision' : 'payment']}`,
    );
  };
};

const ConfirmBody = v.object({ checkout_id: nonEmptyText('The payment could not be found.') });

const confirm = async (call: ShopCall): Promise<IdempotentWork> => {
  const { checkout_id } = await parseBody(call, ConfirmBody);
  return async (database) => {
    const found = await findCheckout(database, checkout_id);
    if (!found || found.user_id !== call.get('user').id) throw new Refusal('The payment could not be found.');
    if (found.status === 'declined') throw new Refusal('The payment was declined.');
    if (found.status !== 'paid') throw new Refusal('The payment wasn’t made.');
    await confirmCheckout(database, found, call.get('shop').now());
    return call.json({
      status: 100,
      message: 'Thank you. Your payment has arrived.',
      data: { order_code: found.order_code },
    });
  };
};

const DownPaymentBody = v.object({
  down_payment_amount: money('The down payment is not a number'),
  description: optionalText(),
});

const downPayment = async (call: ShopCall): Promise<IdempotentWork> => {
  const body = await parseBody(call, DownPaymentBody);
  return async (database) => {
    const checkoutId = await startDownPayment(database, call.get('user'), {
      code: call.req.param('code') ?? '',
      amount: body.down_payment_amount,
      description: body.description,
      at: call.get('shop').now(),
    });
    return ok(call, { checkout_id: checkoutId, checkout_url: paymentUrl(call, checkoutId) });
  };
};

export const checkoutRoutes = new Hono<ShopEnv>()
  .post('/storefront/checkout', requireUser, idempotent(byAccount, checkout))
  .post('/storefront/confirm_order', requireUser, idempotent(byAccount, confirm))
  .post('/storefront/make_down_payment/:code', requireUser, idempotent(byAccount, downPayment));
