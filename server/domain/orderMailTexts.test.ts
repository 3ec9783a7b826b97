import { orderMailText } from './orderMailTexts';
import type { OrderMailFacts, OrderMailKind } from './orderMailTexts';

const loan = {
  code: 'ORD-7F3K',
  first_name: 'Ama',
  currency: 'GHS',
  total: 134_050,
  down_payment: 10_000,
  store: null,
};
const cash = { ...loan, down_payment: null };

const TABLE: readonly [OrderMailKind, OrderMailFacts, subject: string, body: RegExp][] = [
  [
    'order-received',
    loan,
    'We have received your order ORD-7F3K',
    /order for GHS 1,340\.50. You pay nothing until we approve it. We hold your items for 14 days/,
  ],
  ['order-approved', loan, 'Your order ORD-7F3K is approved', /order for GHS 1,340\.50, without a down payment/],
  [
    'down-payment-due',
    loan,
    'Your order ORD-7F3K is approved: the down payment is due',
    /Pay the down payment of GHS 100\.00 and we’ll start on your order/,
  ],
  [
    'order-rejected',
    loan,
    'Your order ORD-7F3K was not approved',
    /order for GHS 1,340\.50.*haven’t been charged.*at once/,
  ],
  [
    'payment-received',
    cash,
    'We have received your payment for order ORD-7F3K',
    /payment of GHS 1,340\.50 has arrived/,
  ],
  [
    'down-payment-received',
    loan,
    'We have received the down payment of order ORD-7F3K',
    /down payment of GHS 100\.00 has arrived.*monthly/,
  ],
  [
    'ready-for-pickup',
    cash,
    'Your order ORD-7F3K is ready for pickup',
    /is ready at the store\. Bring its number, ORD-7F3K, and proof of identity/,
  ],
  [
    'ready-for-pickup',
    { ...cash, store: 'Osu, Accra' },
    'Your order ORD-7F3K is ready for pickup',
    /is ready at Osu, Accra\. Bring/,
  ],
  ['order-shipped', cash, 'Your order ORD-7F3K is on its way', /is on its way to you/],
  ['order-delivered', cash, 'Your order ORD-7F3K has arrived', /has been delivered/],
  [
    'payment-declined',
    cash,
    'The payment for order ORD-7F3K was declined',
    /payment of GHS 1,340\.50 was declined.*is closed.*haven’t been charged.*back in your cart/,
  ],
  ['payment-declined', loan, 'The payment for order ORD-7F3K was declined', /payment of GHS 100\.00 was declined/],
  [
    'down-payment-declined',
    loan,
    'The down payment of order ORD-7F3K was declined',
    /down payment of GHS 100\.00.*haven’t been charged.*keep your order.*pay the down payment again/,
  ],
  [
    'repayment-received',
    { ...loan, repaid: { amount: 35_353, left: 70_706 } },
    'We have received your installment for order ORD-7F3K',
    /payment of GHS 353\.53 has arrived\. GHS 707\.06 is left to pay/,
  ],
  [
    'credit-paid-off',
    { ...loan, repaid: { amount: 35_353, left: 0 } },
    'Order ORD-7F3K is paid off',
    /payment of GHS 353\.53 has arrived, and nothing is left to pay/,
  ],
  [
    'repayment-declined',
    { ...loan, repaid: { amount: 35_353, left: 0 } },
    'Your installment for order ORD-7F3K was declined',
    /payment of GHS 353\.53 was declined.*haven’t been charged.*pay again/,
  ],
];

test.each(TABLE)('the mail %s says what happened, the amount and what is next', (kind, facts, subject, says) => {
  const text = orderMailText(kind, facts);
  expect(text.subject).toBe(subject);
  expect(text.body).toMatch(says);
  expect(text.body).toMatch(/^(Thank you|Good news|Hello|Sorry), Ama\. .*Sign in to [^.]+:$/);
  expect(text.body).not.toMatch(/unavailable|undefined|null/);
});
