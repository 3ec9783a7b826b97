import { randomUUID } from 'node:crypto';
import type { Between } from '../bench';
import { type Spoil, successWithoutEffect, withBody, withData, withFirst, withRefusal, withRequest } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, deviationsOf } from './deviation';

const YES = '{"status":1,"message":"Done"}';
const CANCELLED = '{"status":100,"message":"Cancelled"}';
const NOT_SOLD = 'refuses an unknown variant';
const OVER_STOCK = 'refuses a quantity above the stock';
const AGAIN = 'answers a repeated press with the first reply';
const AS_PLACED = 'shows an order as it was placed';

/** The cart grows with each call that should only set it. */
const growing: Spoil = (call) => {
  const path = call.replace('POST ', '');
  let extra = -1;
  const showing = withFirst((line) => Object.assign(line, { quantity: Number(line.quantity) + Math.max(0, extra) }))(
    'GET /storefront/my-cart',
  );
  return async (request, serve, token) => {
    const reply = await showing(request, serve, token);
    if (request.url.endsWith(path) && reply.status === 200) extra += 1;
    return reply;
  };
};

const isInOrder = (key: string | null): boolean => /^"?[\w-]{16,64}"?$/.test(key ?? '');

const otherKeys = withRequest((headers) => {
  if (isInOrder(headers.get('Idempotency-Key'))) headers.set('Idempotency-Key', randomUUID());
});
const withoutKeys = withRequest((headers) => headers.delete('Idempotency-Key'));

/** The cart still holds the lines that were ordered. */
const keeping: Between = async (request, serve) => {
  if (!request.url.endsWith('/storefront/checkout')) return serve(request);
  const { products } = (await request.clone().json()) as { products: { id: number; quantity: number }[] };
  const { headers } = request;
  const reply = await serve(request);
  for (const { id, quantity } of products) {
    const body = JSON.stringify({ product_variant_id: id, quantity });
    await serve(new Request(request.url.replace('checkout', 'add-to-cart'), { method: 'POST', headers, body }));
  }
  return reply;
};

/** Cart, orders, payments. */
export const BUYING: Deviation[] = [
  ...deviationsOf('POST /storefront/add-to-cart', [
    ['a cart that adds quantities up', 'sets the quantity', growing],
    ['a reported addition that leaves the cart unchanged', AS_WRITTEN, successWithoutEffect(YES)],
    ['a cart that accepts an unknown variant', NOT_SOLD, withRefusal(200, YES)],
    ['a cart that accepts more than the stock', OVER_STOCK, withRefusal(200, YES), 'lenient'],
  ]),
  ...deviationsOf('POST /storefront/checkout', [
    [
      'a cart that keeps the ordered lines',
      'removes lines ordered in instalments from the cart',
      () => keeping,
      'lenient',
    ],
    ['an order without a code', AS_WRITTEN, withData((data) => delete data.order_code)],
    [
      'a payment over plain http',
      AS_WRITTEN,
      withData((data) => Object.assign(data, { checkout_url: 'http://pay.example/1' })),
    ],
    ['an order without a payment address', AS_WRITTEN, withData((data) => Object.assign(data, { checkout_url: null }))],
    ['two orders for one idempotency key', AGAIN, otherKeys],
    [
      'three orders for one idempotency key sent three times at once',
      'books one order for a press that comes three times at once',
      otherKeys,
    ],
    ['an idempotency key accepted for another order', 'refuses a key with another order', otherKeys],
    ['ignored idempotency keys', AGAIN, withoutKeys, 'lenient'],
    ['a malformed idempotency key that is accepted', 'refuses a malformed key', withoutKeys, 'lenient'],
  ]),
  ...deviationsOf('POST /storefront/confirm_order', [
    [
      'a confirmed order that is not paid',
      'confirms no unpaid order, with the same reply twice',
      withRefusal(200, '{"status":100,"data":{"order_code":"ORD-0"}}'),
    ],
  ]),
  ...deviationsOf('POST /storefront/order/cancel', [
    ['a reported cancellation that leaves the order pending', AS_WRITTEN, successWithoutEffect(CANCELLED)],
  ]),
  ...deviationsOf('GET /storefront/my-orders', [
    [
      'an order list with the oldest order first',
      'shows what was just ordered, the newest first',
      withBody((body) => ({ ...body, data: [...(body.data as unknown[])].reverse() })),
    ],
  ]),
  ...deviationsOf('GET /storefront/order/{order_code}', [
    [
      'an order at another price',
      AS_PLACED,
      withData((data) => Object.assign((data.products as object[])[0]!, { price: 1 })),
    ],
    ['an order status in lower case', AS_PLACED, withData((data) => Object.assign(data, { order_status: 'pending' }))],
    [
      'an order total that includes other costs',
      AS_PLACED,
      withData((data) => Object.assign(data, { total_amount: 999 })),
      'lenient',
    ],
  ]),
];
