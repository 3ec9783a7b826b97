import type { Database } from '../../server/db/database';
import { runOperator } from '../../server/domain/operator';
import { paths } from '../../src/config/paths';
import { plentiful } from './checkout';
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
  const [first, second] = await plentiful(shopUrl);
  const { default_creditor: creditor } = (await callShop(shopUrl, '/business/get_details')).data as {
    default_creditor: { uuid: string };
  };
  const post = async (path: string, body: object) =>
    (await callShop(shopUrl, path, { method: 'POST', body, token })).data as { order_code: string };
  const place = async (given: object): Promise<string> => {
    const products = [first, second!].map(({ id }) => ({ id, quantity: 1 }));
    const { order_code: code } = await post('/storefront/checkout', {
      shipping_address: false,
      products,
      checkout_type: 'cash',
      ...given,
    });
    return code;
  };
  const credit = { checkout_type: 'installment', duration: 3, downPayment: 5, creditor: creditor.uuid };
  const codes = {
    orderCash: await place(DELIVERY),
    orderCredit: await place(credit),
    orderApproved: await place(credit),
    orderCancelled: await place({}),
  };
  await post('/storefront/order/cancel', { order_code: codes.orderCancelled });
  await runOperator(database, ['approve', customer.email]);
  await runOperator(database, ['process', codes.orderApproved]);
  return Object.fromEntries(Object.entries(codes).map(([kind, code]) => [kind, paths.order(code)]));
};
