import * as v from 'valibot';
import { readAttributes } from './attributes';
import { readOne, reply } from './envelope';
import { isRecord } from '../lib/isRecord';
import { readCount } from './plainReaders';
import { readList, readWholeList } from './lists';
import { readMessage } from './message';
import { count, field, number, price, readWith, requiredText, shape, text } from './readers';

export const orderRowSchema = v.pipe(
  shape({
    order_code: requiredText,
    order_date: text,
    items: field((raw) => readCount(raw) ?? (Array.isArray(raw) ? raw.length : 0)),
    status: text,
    total_amount: price,
  }),
  v.transform((wire) => ({
    orderCode: wire.order_code,
    orderDate: wire.order_date,
    items: wire.items,
    status: wire.status,
    totalAmount: wire.total_amount,
  })),
);
export type OrderRow = v.InferOutput<typeof orderRowSchema>;

const payment = v.pipe(
  shape({ payment_method: text, status: text, order_code: text, total_amount: price }),
  v.transform((wire) => ({
    paymentMethod: wire.payment_method,
    status: wire.status,
    orderCode: wire.order_code,
    totalAmount: wire.total_amount,
  })),
);
export type OrderPayment = v.InferOutput<typeof payment>;

const loan = v.pipe(
  shape({
    loan_amount: price,
    payable_amount: price,
    down_payment_amount: price,
    interest_rate: number,
    loan_duration: count,
    status: text,
  }),
  v.transform((wire) => ({
    loanAmount: wire.loan_amount,
    payableAmount: wire.payable_amount,
    downPaymentAmount: wire.down_payment_amount,
    interestRate: wire.interest_rate,
    loanDuration: wire.loan_duration,
    status: wire.status,
  })),
);
export type OrderLoan = v.InferOutput<typeof loan>;

const orderProduct = v.pipe(
  shape({
    title: text,
    quantity: field((raw) => readCount(raw) ?? 0),
    price,
    status: text,
    variant_details: field((raw) => readAttributes(isRecord(raw) ? raw.attributes : null)),
  }),
  v.transform(({ variant_details, ...rest }) => ({ ...rest, attributes: variant_details })),
);
export type OrderProduct = v.InferOutput<typeof orderProduct>;

export const orderSchema = v.pipe(
  shape({
    order_code: requiredText,
    order_status: text,
    total_amount: price,
    checkout_type: text,
    order_note: text,
    order_date: text,
    payment: field(readWith(payment)),
    products: field(readList(orderProduct, 'order item')),
    loan: field(readWith(loan)),
    notice: field(readMessage),
  }),
  v.transform((wire) => ({
    orderCode: wire.order_code,
    orderStatus: wire.order_status,
    totalAmount: wire.total_amount,
    checkoutType: wire.checkout_type,
    orderNote: wire.order_note,
    orderDate: wire.order_date,
    payment: wire.payment,
    products: wire.products,
    loan: wire.loan,
    /** What the shop says about this order, for example how long it holds the goods. */
    notice: wire.notice,
  })),
);
export type Order = v.InferOutput<typeof orderSchema>;

export const ordersReply = reply<OrderRow[]>(readWholeList(orderRowSchema, 'order'), []);
export const orderReply = reply<Order | null>(readOne(orderSchema), null);
