import { randomUUID } from 'node:crypto';
import {
  type CustomersCall,
  succeeded,
  type Locked,
  refused,
  notFound,
  ok,
  piecesIn,
  type Reply,
  textIn,
} from '../call';
import { type Customer, findVariant, type Order, totalOf } from '../shop';

const cents = (value: unknown): number => Math.round(Number(value) * 100);

const linesIn = ({ shop, body }: CustomersCall): Order['lines'] | string => {
  const wanted = Array.isArray(body.products) ? (body.products as Record<string, unknown>[]) : [];
  const lines: Order['lines'] = [];
  for (const { id, quantity } of wanted) {
    const found = findVariant(shop, id);
    const pieces = piecesIn(quantity);
    if (!found || pieces === null) return 'One of the items is not sold here';
    if (pieces > found.variant.stock) return `${found.item.title} is sold out`;
    lines.push({ ...found, quantity: pieces, cents: found.variant.cents });
  }
  return lines.length > 0 ? lines : 'Your cart is empty';
};

const loanIn = ({ body }: CustomersCall): Order['loan'] =>
  body.checkout_type === 'installment' ? { months: Number(body.duration), downPayment: cents(body.downPayment) } : null;

/** Removes the ordered lines from the cart. */
const close = ({ cart }: Customer, lines: Order['lines']): void => {
  for (const { variant } of lines) cart.delete(variant.id);
};

const checkOut = (call: CustomersCall): Reply => {
  const lines = linesIn(call);
  if (typeof lines === 'string') return refused(lines);
  const loan = loanIn(call);
  const code = `ORD-${randomUUID().slice(0, 8).toUpperCase()}`;
  // A loan waits for the creditor's approval; other orders are paid at once.
  const checkoutId = loan ? null : randomUUID();
  const [type, note] = [textIn(call.body, 'checkout_type'), textIn(call.body, 'order_note')];
  const placedAt = new Date().toISOString();
  for (const { variant, quantity } of lines) variant.stock -= quantity;
  if (!checkoutId) close(call.customer, lines);
  call.customer.orders.unshift({ code, checkoutId, placedAt, status: 'Pending', type, note, lines, loan });
  const checkout_url = checkoutId && `https://pay.example/${checkoutId}`;
  return ok({ checkout_id: checkoutId, checkout_url, order_code: code });
};

const wireOrder = (order: Order) => ({
  order_code: order.code,
  order_status: order.status,
  total_amount: totalOf(order) / 100,
  checkout_type: order.type,
  order_note: order.note,
  order_date: order.placedAt,
  payment: null,
  products: order.lines.map(({ item, variant, quantity, cents: price }) => ({
    title: item.title,
    quantity,
    price: price / 100,
    status: order.status,
    variant_details: { attributes: { Size: variant.size } },
  })),
  loan: order.loan && {
    loan_amount: (totalOf(order) - order.loan.downPayment) / 100,
    down_payment_amount: order.loan.downPayment / 100,
    loan_duration: order.loan.months,
    status: 'Created',
  },
});

const orderOf = ({ customer }: CustomersCall, code: unknown): Order | undefined =>
  customer.orders.find((order) => order.code === code);

export const orders: Record<string, Locked> = {
  'POST /storefront/checkout': checkOut,

  'GET /storefront/my-orders': ({ customer }) =>
    ok(
      customer.orders.map((order) => ({
        order_code: order.code,
        order_date: order.placedAt,
        items: order.lines.length,
        status: order.status,
        total_amount: totalOf(order) / 100,
      })),
    ),

  'GET /storefront/order/{order_code}': (call) => {
    const order = orderOf(call, call.params.order_code);
    return order ? ok(wireOrder(order)) : notFound('There is no such order');
  },

  'POST /storefront/order/cancel': (call) => {
    const order = orderOf(call, call.body.order_code);
    if (order?.status !== 'Pending') return refused('This order cannot be cancelled');
    order.status = 'Cancelled';
    for (const { variant, quantity } of order.lines) variant.stock += quantity;
    return succeeded('Your order is cancelled', 100);
  },

  'POST /storefront/confirm_order': ({ shop, customer, body }) => {
    const order = customer.orders.find(({ checkoutId }) => checkoutId !== null && checkoutId === body.checkout_id);
    if (!order?.checkoutId || !shop.paid.has(order.checkoutId)) return refused('The payment has not been made');
    if (order.status === 'Pending') {
      order.status = 'Confirmed';
      close(customer, order.lines);
    }
    return { body: { status: 100, data: { order_code: order.code } } };
  },

  // This back end offers no down payments.
  'POST /storefront/make_down_payment/{order_code}': () => refused('There is no down payment to make'),
};
