import type { Database } from '../../server/db/database';
import { dayOf } from '../../src/lib/days';
import { runOperator } from '../../server/domain/operator';
import { paths } from '../../src/config/paths';
import { creditTerms, placeOrder, plentiful } from './checkout';
import { callShop, type Session } from './customers';

const DELIVERY = {
  shipping_address: true,
  ship_full_name: 'Ama Mensah',
  ship_phone: '0240000000',
  ship_address: '12 Ring Road',
  ship_city: 'Accra',
  ship_email: 'ama@example.com',
  order_note: 'Ring twice',
};

/** Creates an order of each kind, and returns the URLs of their pages. */
export const placeOrderOfEachKind = async (
  shopUrl: string,
  database: Database,
  { token, customer }: Session,
): Promise<Record<string, string>> => {
  const goods = (await plentiful(shopUrl)).slice(0, 2);
  const place = (given?: object) => placeOrder(shopUrl, token, goods, given);
  const credit = await creditTerms(shopUrl);
  const codes = {
    orderPaid: await place(DELIVERY),
    orderCash: await place(DELIVERY),
    orderCredit: await place(credit),
    orderApproved: await place(credit),
    orderCancelled: await place(),
    orderRepaid: await place(credit),
  };
  await database.query(
    `UPDATE orders SET status = 'Confirmed', payment_status = 'Paid', paid_at = created_at WHERE code = $1`,
    [codes.orderPaid],
  );
  const body = { order_code: codes.orderCancelled };
  await callShop(shopUrl, '/storefront/order/cancel', { method: 'POST', body, token });
  await runOperator(database, ['approve', customer.email]);
  // Two of its payments are past: one is booked, the other late.
  await database.query(`UPDATE orders SET status = 'Confirmed', payment_status = 'Down Payment Paid' WHERE code = $1`, [
    codes.orderRepaid,
  ]);
  await database.query(`UPDATE loans SET status = 'Active', started_on = $2 WHERE order_code = $1`, [
    codes.orderRepaid,
    dayOf(new Date(Date.now() - 75 * 86_400_000)),
  ]);
  await runOperator(database, ['pay', codes.orderRepaid]);
  // As the order of a back end that decides about each order by itself.
  await database.query(`UPDATE loans SET status = 'Created' WHERE order_code = $1`, [codes.orderCredit]);
  return Object.fromEntries(Object.entries(codes).map(([kind, code]) => [kind, paths.order(code)]));
};
