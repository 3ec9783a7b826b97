import { formatPrice } from '../../src/lib/money';
import { holdNotice } from './holds';

export interface OrderMailFacts {
  code: string;
  first_name: string;
  currency: string;
  total: number;
  /** Null for a cash order. */
  down_payment: number | null;
  /** Null for an order that is delivered, or can be picked up from any store. */
  store: string | null;
  /** A payment of a credit, and what is left of it. */
  repaid?: { amount: number; left: number };
}

interface Words {
  name: string;
  code: string;
  total: string;
  /** What is paid before the order is sent: the down payment, or the total of a cash order. */
  due: string;
  /** Where it is picked up. */
  place: string;
  repaid: string;
  left: string;
}

const PREPARED = 'We’re getting your order ready. Sign in to see it:';

/** The subject and body of each mail about an order; the link to the order follows the body. */
const TEXTS = {
  'order-received': ({ name, code, total }) => ({
    subject: `We have received your order ${code}`,
    body: `Thank you, ${name}. We’re reviewing your order for ${total}. You pay nothing until we approve it. ${holdNotice.decision} We’ll mail you our decision. Sign in to see your order:`,
  }),
  'order-approved': ({ name, code, total }) => ({
    subject: `Your order ${code} is approved`,
    body: `Good news, ${name}. We have approved your order for ${total}, without a down payment. ${PREPARED}`,
  }),
  'down-payment-due': ({ name, code, due }) => ({
    subject: `Your order ${code} is approved: the down payment is due`,
    body: `Good news, ${name}. We have approved your order. Pay the down payment of ${due} and we’ll start on your order. Sign in to pay:`,
  }),
  'order-rejected': ({ name, code, total }) => ({
    subject: `Your order ${code} was not approved`,
    body: `Sorry, ${name}. We couldn’t approve your order for ${total}, so it’s closed. You haven’t been charged. You can still order the goods and pay for them at once. Sign in to see your order:`,
  }),
  'payment-received': ({ name, code, due }) => ({
    subject: `We have received your payment for order ${code}`,
    body: `Thank you, ${name}. Your payment of ${due} has arrived. ${PREPARED}`,
  }),
  'down-payment-received': ({ name, code, due }) => ({
    subject: `We have received the down payment of order ${code}`,
    body: `Thank you, ${name}. Your down payment of ${due} has arrived. You pay the rest in the monthly installments that you accepted. ${PREPARED}`,
  }),
  'payment-declined': ({ name, code, due }) => ({
    subject: `The payment for order ${code} was declined`,
    body: `Hello, ${name}. Your payment of ${due} was declined, so your order is closed. You haven’t been charged. The goods are back in your cart, so you can order them again. Sign in to see your order:`,
  }),
  'down-payment-declined': ({ name, code, due }) => ({
    subject: `The down payment of order ${code} was declined`,
    body: `Hello, ${name}. Your down payment of ${due} was declined. You haven’t been charged, and we keep your order. Sign in to pay the down payment again:`,
  }),
  'ready-for-pickup': ({ name, code, place }) => ({
    subject: `Your order ${code} is ready for pickup`,
    body: `Good news, ${name}. Your order is ready at ${place}. Bring its number, ${code}, and proof of identity. Sign in to see it:`,
  }),
  'order-shipped': ({ name, code }) => ({
    subject: `Your order ${code} is on its way`,
    body: `Good news, ${name}. Your order has left us and is on its way to you. Sign in to see it:`,
  }),
  'order-delivered': ({ name, code }) => ({
    subject: `Your order ${code} has arrived`,
    body: `Hello, ${name}. Your order has been delivered. If something is missing or wrong, tell us. Sign in to see it:`,
  }),
  'repayment-received': ({ name, code, repaid, left }) => ({
    subject: `We have received your installment for order ${code}`,
    body: `Thank you, ${name}. Your payment of ${repaid} has arrived. ${left} is left to pay. Sign in to see your installments:`,
  }),
  'credit-paid-off': ({ name, code, repaid }) => ({
    subject: `Order ${code} is paid off`,
    body: `Thank you, ${name}. Your payment of ${repaid} has arrived, and nothing is left to pay. Sign in to see your installments:`,
  }),
  'repayment-declined': ({ name, code, repaid }) => ({
    subject: `Your installment for order ${code} was declined`,
    body: `Hello, ${name}. Your payment of ${repaid} was declined. You haven’t been charged. Sign in to pay again:`,
  }),
} satisfies Record<string, (words: Words) => { subject: string; body: string }>;

export type OrderMailKind = keyof typeof TEXTS;

export const orderMailText = (kind: OrderMailKind, facts: OrderMailFacts): { subject: string; body: string } =>
  TEXTS[kind]({
    name: facts.first_name,
    code: facts.code,
    total: formatPrice(facts.total, facts.currency),
    due: formatPrice(facts.down_payment ?? facts.total, facts.currency),
    place: facts.store ?? 'the store',
    repaid: formatPrice(facts.repaid?.amount ?? 0, facts.currency),
    left: formatPrice(facts.repaid?.left ?? 0, facts.currency),
  });
