import * as v from 'valibot';
import { toAttributeMap } from '../../contract/attributes';
import type { CartItem } from '../../contract/cart';
import { cartReply } from '../../contract/cart';
import { type Order, type OrderRow, orderReply, ordersReply } from '../../contract/order';
import { isRecord } from '../../lib/json';
import { type PriceAmount, toMajor } from '../../lib/money';

const major = (price: PriceAmount): number | null => (price === null ? null : toMajor(price));

const wireItem = ({ variantId, variant, quantity, addedAt }: CartItem) => ({
  product_variant: variant
    ? {
        ...variant,
        is_default: variant.isDefault,
        price: major(variant.price),
        priceOld: major(variant.priceOld),
        attributes: toAttributeMap(variant.attributes),
      }
    : variantId,
  quantity,
  added_at: addedAt === null ? null : new Date(addedAt).toISOString(),
});

const wireLoan = (loan: Order['loan']) =>
  loan && {
    loan_amount: major(loan.loanAmount),
    payable_amount: major(loan.payableAmount),
    down_payment_amount: major(loan.downPaymentAmount),
    interest_rate: loan.interestRate,
    loan_duration: loan.loanDuration,
    status: loan.status,
    next_due: loan.nextDue && {
      number: loan.nextDue.number,
      due_date: loan.nextDue.dueDate,
      amount: major(loan.nextDue.amount),
      status: loan.nextDue.status,
    },
  };

const wireRow = ({ orderCode, orderDate, items, status, totalAmount, checkoutType, loan, products }: OrderRow) => ({
  order_code: orderCode,
  order_date: orderDate,
  items,
  status,
  total_amount: major(totalAmount),
  checkout_type: checkoutType,
  loan: wireLoan(loan),
  products: products.map(({ title, quantity }) => ({ title, quantity })),
});

const wireOrder = (order: Order) => ({
  ...wireRow({ ...order, items: 0, status: '', imgSrc: null }),
  order_status: order.orderStatus,
  payment: order.payment && {
    payment_method: order.payment.paymentMethod,
    status: order.payment.status,
    order_code: order.payment.orderCode,
    total_amount: major(order.payment.totalAmount),
  },
  products: order.products.map(({ title, quantity, price, status, attributes }) => ({
    title,
    quantity,
    price: major(price),
    status,
    variant_details: { attributes: toAttributeMap(attributes) },
  })),
});

interface Way {
  reply: v.GenericSchema<unknown, { data: unknown }>;
  back: (model: never) => unknown;
}

/** The reads that the shop refetches after a press, with the conversion from parsed values back to the wire format. */
const WAYS: Readonly<Record<string, Way>> = {
  getCart: { reply: cartReply, back: (items: CartItem[]) => items.map(wireItem) },
  getOrders: { reply: ordersReply, back: (rows: OrderRow[]) => rows.map(wireRow) },
  getOrder: { reply: orderReply, back: (order: Order | null) => order && wireOrder(order) },
};

/** Whether the replayed value contains everything that was recorded. */
const isIn = (recorded: unknown, made: unknown): boolean => {
  if (Array.isArray(recorded) && Array.isArray(made)) {
    return recorded.length === made.length && recorded.every((item, at) => isIn(item, made[at]));
  }
  if (!isRecord(recorded) || !isRecord(made)) return recorded === made;
  return Object.entries(recorded).every(([name, value]) => isIn(value, made[name]));
};

/** Reply data that the contract parses to the recorded value; undefined if there is none. */
export const wireOf = (endpoint: string, recorded: unknown): unknown => {
  const way = WAYS[endpoint];
  if (!way || recorded === undefined) return undefined;
  const data = way.back(recorded as never);
  const read = v.safeParse(way.reply, { status: 1, data });
  return read.success && isIn(recorded, read.output.data) ? data : undefined;
};
