import { buildCheckoutPayload, checkoutReply, confirmOrderReply, downPaymentReply } from '../../../contract/checkout';
import { plainReply } from '../../../contract/envelope';
import { scheduleReply } from '../../../contract/loan';
import { orderReply, ordersReply } from '../../../contract/order';
import { secret } from '../../../lib/secret';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireOrder, wireOrderRow, wireSchedule } from '../wireCustomer';

const payload = buildCheckoutPayload({
  address: null,
  lines: [{ id: 'x', quantity: 2 }],
  note: '',
  creditor: 'uuid',
  plan: { type: 'installment', duration: 3, downPayment: 10_050 },
});

export const orderCalls: readonly WireCall[] = [
  {
    call: 'GET /storefront/my-orders',
    endpoint: 'getOrders',
    signedIn: true,
    reply: ordersReply,
    good: wireReply([wireOrderRow()]),
  },
  {
    call: 'GET /storefront/order/{order_code}',
    endpoint: 'getOrder',
    signedIn: true,
    arg: 'ORD/7#?',
    path: '/storefront/order/ORD%2F7%23%3F',
    reply: orderReply,
    good: wireReply(wireOrder()),
  },
  {
    call: 'POST /storefront/checkout',
    endpoint: 'checkout',
    signedIn: true,
    once: true,
    arg: secret(payload),
    body: payload,
    reply: checkoutReply,
    good: wireReply({ checkout_id: 'chk-1', checkout_url: 'https://pay.example/chk-1', order_code: 'ORD-7F3K' }),
  },
  {
    call: 'POST /storefront/order/cancel',
    endpoint: 'cancelOrder',
    signedIn: true,
    once: true,
    arg: 'ORD-7',
    body: { order_code: 'ORD-7' },
    reply: plainReply,
    good: { status: 100, message: 'Cancelled' },
  },
  {
    call: 'POST /storefront/make_down_payment/{order_code}',
    endpoint: 'makeDownPayment',
    signedIn: true,
    once: true,
    arg: { orderCode: 'ORD-7', amount: 10_050 },
    path: '/storefront/make_down_payment/ORD-7',
    body: { down_payment_amount: 100.5, description: 'Down payment for order ORD-7' },
    reply: downPaymentReply,
    good: wireReply({ checkout_url: 'https://pay.example/chk-1' }),
  },
  {
    call: 'POST /storefront/confirm_order',
    endpoint: 'confirmOrder',
    signedIn: true,
    once: true,
    arg: 'chk-1',
    body: { checkout_id: 'chk-1' },
    reply: confirmOrderReply,
    good: wireReply({ order_code: 'ORD-7F3K' }, { status: 100 }),
  },
  {
    call: 'POST /loan/cfschedule',
    endpoint: 'getSchedule',
    signedIn: true,
    arg: { total: 34_050, downPayment: 10_050, duration: 3 },
    body: { loan_amount: 240, totalPrice: 340.5, loan_duration: 3 },
    reply: scheduleReply,
    good: wireReply(wireSchedule()),
  },
];
