import { randomUUID } from 'node:crypto';
import type { Between } from '../bench';
import { successWithoutEffect, withBody, withData, withFirst, withRefusal, withRequest, withText } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import type { Deviation } from './deviation';

const ADD = 'POST /storefront/add-to-cart';
const SAVED = 'POST /storefront/add-saved-cart';
const CART = 'GET /storefront/my-cart';
const REMOVE = 'DELETE /storefront/my-cart/{id}';
const CHECKOUT = 'POST /storefront/checkout';
const CONFIRM = 'POST /storefront/confirm_order';
const CANCEL = 'POST /storefront/order/cancel';
const PAY_DOWN = 'POST /storefront/make_down_payment/{order_code}';
const ORDERS = 'GET /storefront/my-orders';
const ORDER = 'GET /storefront/order/{order_code}';
const YES = '{"status":1,"message":"Done"}';
const NOT_SOLD = 'refuses an unknown variant';
const AGAIN = 'answers a repeated press with the first reply';

/** The cart grows with each call that should only set it. */
const growing = (path: string): Between => {
  let extra = -1;
  const showing = withFirst(CART, (line) =>
    Object.assign(line, { quantity: Number(line.quantity) + Math.max(0, extra) }),
  );
  return async (request, serve, token) => {
    const reply = await showing(request, serve, token);
    if (request.url.endsWith(path) && reply.status === 200) extra += 1;
    return reply;
  };
};

const isInOrder = (key: string | null): boolean => /^"?[\w-]{16,64}"?$/.test(key ?? '');

const otherKeys = (call: string): Between =>
  withRequest(call, (headers) => {
    if (isInOrder(headers.get('Idempotency-Key'))) headers.set('Idempotency-Key', randomUUID());
  });

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
  { name: 'a cart that adds quantities up', between: growing('/add-to-cart'), call: ADD, rule: 'sets the quantity' },
  {
    name: 'a saved cart that adds quantities up',
    between: growing('/add-saved-cart'),
    call: SAVED,
    rule: 'adds no quantities up when repeated',
  },
  {
    name: 'a reported removal that leaves the line in the cart',
    between: successWithoutEffect(REMOVE, YES),
    call: REMOVE,
    rule: AS_WRITTEN,
  },
  {
    name: 'a reported addition that leaves the cart unchanged',
    between: successWithoutEffect(ADD, YES),
    call: ADD,
    rule: AS_WRITTEN,
  },
  { name: 'a cart that accepts an unknown variant', between: withRefusal(ADD, 200, YES), call: ADD, rule: NOT_SOLD },
  {
    name: 'a cart that accepts more than the stock',
    between: withRefusal(ADD, 200, YES),
    call: ADD,
    rule: 'refuses a quantity above the stock',
    verdict: 'lenient',
  },
  {
    name: 'a cart that keeps the ordered lines',
    between: keeping,
    call: CHECKOUT,
    rule: 'removes lines ordered in instalments from the cart',
    verdict: 'lenient',
  },
  {
    name: 'an order accepted for an unknown variant',
    between: withRefusal(CHECKOUT, 200, '{"status":1,"data":{"order_code":"ORD-0"}}'),
    call: CHECKOUT,
    rule: NOT_SOLD,
  },
  {
    name: 'a refusal with HTTP 500',
    between: withRefusal(CHECKOUT, 500, '{"status":0,"message":"Sold out"}'),
    call: CHECKOUT,
    rule: 'refuses a quantity above the stock',
  },
  {
    name: 'a refusal in HTML',
    between: withRefusal(CHECKOUT, 422, '<h1>Unprocessable</h1>'),
    call: CHECKOUT,
    rule: 'refuses an empty order',
  },
  {
    name: 'a refusal without a message',
    between: withRefusal(CHECKOUT, 422, '{"status":0}'),
    call: CHECKOUT,
    rule: 'refuses a quantity above the stock',
    verdict: 'lenient',
  },
  {
    name: 'an order without a code',
    between: withData(CHECKOUT, (data) => delete data.order_code),
    call: CHECKOUT,
    rule: AS_WRITTEN,
  },
  {
    name: 'an order reply with another status',
    between: withBody(CHECKOUT, (body) => ({ ...body, status: 100 })),
    call: CHECKOUT,
    rule: AS_WRITTEN,
  },
  {
    name: 'a payment over plain http',
    between: withData(CHECKOUT, (data) => Object.assign(data, { checkout_url: 'http://pay.example/1' })),
    call: CHECKOUT,
    rule: AS_WRITTEN,
  },
  {
    name: 'an order without a payment address',
    between: withData(CHECKOUT, (data) => Object.assign(data, { checkout_url: null })),
    call: CHECKOUT,
    rule: AS_WRITTEN,
  },
  { name: 'two orders for one idempotency key', between: otherKeys(CHECKOUT), call: CHECKOUT, rule: AGAIN },
  {
    name: 'three orders for one idempotency key sent three times at once',
    between: otherKeys(CHECKOUT),
    call: CHECKOUT,
    rule: 'books one order for a press that comes three times at once',
  },
  {
    name: 'an idempotency key accepted for another order',
    between: otherKeys(CHECKOUT),
    call: CHECKOUT,
    rule: 'refuses a key with another order',
  },
  {
    name: 'ignored idempotency keys',
    between: withRequest(CHECKOUT, (headers) => headers.delete('Idempotency-Key')),
    call: CHECKOUT,
    rule: AGAIN,
    verdict: 'lenient',
  },
  {
    name: 'a malformed idempotency key that is accepted',
    between: withRequest(CHECKOUT, (headers) => headers.delete('Idempotency-Key')),
    call: CHECKOUT,
    rule: 'refuses a malformed key',
    verdict: 'lenient',
  },
  {
    name: 'a confirmed order that is not paid',
    between: withRefusal(CONFIRM, 200, '{"status":100,"data":{"order_code":"ORD-0"}}'),
    call: CONFIRM,
    rule: 'confirms no unpaid order, with the same reply twice',
  },
  {
    name: 'a down payment accepted when none is due',
    between: withRefusal(PAY_DOWN, 200, '{"status":1,"data":{"checkout_url":"https://pay.example/1"}}'),
    call: PAY_DOWN,
    rule: 'refuses where no down payment is due',
  },
  {
    name: 'a cancellation with a status of 1',
    between: withText(CANCEL, (text) => text.replace('100', '1')),
    call: CANCEL,
    rule: AS_WRITTEN,
  },
  {
    name: 'a reported cancellation that leaves the order pending',
    between: successWithoutEffect(CANCEL, '{"status":100,"message":"Cancelled"}'),
    call: CANCEL,
    rule: AS_WRITTEN,
  },
  {
    name: 'a cancellation processed twice for one idempotency key',
    between: otherKeys(CANCEL),
    call: CANCEL,
    rule: AGAIN,
  },
  {
    name: 'a cancelled order that can be cancelled again',
    between: withRefusal(CANCEL, 200, '{"status":100,"message":"Cancelled"}'),
    call: CANCEL,
    rule: 'refuses a cancelled order',
  },
  {
    name: 'an order list with the oldest order first',
    between: withBody(ORDERS, (body) => ({ ...body, data: (body.data as unknown[]).toReversed() })),
    call: ORDERS,
    rule: 'shows what was just ordered, the newest first',
  },
  {
    name: 'an order at another price',
    between: withData(ORDER, (data) => Object.assign((data.products as object[])[0]!, { price: 1 })),
    call: ORDER,
    rule: 'shows an order as it was placed',
  },
  {
    name: 'an order status in lower case',
    between: withData(ORDER, (data) => Object.assign(data, { order_status: 'pending' })),
    call: ORDER,
    rule: 'shows an order as it was placed',
  },
  {
    name: 'an order total that includes other costs',
    between: withData(ORDER, (data) => Object.assign(data, { total_amount: 999 })),
    call: ORDER,
    rule: 'shows an order as it was placed',
    verdict: 'lenient',
  },
];
