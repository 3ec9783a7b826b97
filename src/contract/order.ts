import * as v from 'valibot';
import { isRecord } from '../lib/json';
import { recordOf } from '../lib/recordOf';
import { readAttributes } from './attributes';
import { DELIVERY_LINES } from './checkoutFields';
import { readOne, reply } from './envelope';
import { readCount, readFlag } from './plainReaders';
import { readList, readWholeList } from './lists';
import { readMessage } from './message';
import { nextDue } from './nextDue';
import { count, field, image, model, number, price, readWith, requiredText, shape, text } from './readers';
import { type OrderStore, orderStore } from './stores';

const payment = model({ payment_method: text, status: text, order_code: text, total_amount: price });

const loan = model({
  loan_amount: price,
  payable_amount: price,
  down_payment_amount: price,
  interest_rate: number,
  loan_duration: count,
  status: text,
  /** The oldest unpaid instalment, from a back end that announces `repayments`. */
  next_due: field(readWith(nextDue)),
});
export type OrderLoan = v.InferOutput<typeof loan>;

const listedProduct = model({ title: requiredText, quantity: field(readCount) });

export const orderRowSchema = model({
  order_code: requiredText,
  order_date: text,
  items: field((raw) => readCount(raw) ?? (Array.isArray(raw) ? raw.length : null)),
  status: text,
  total_amount: price,
  imgSrc: image,
  checkout_type: text,
  loan: field(readWith(loan)),
  payment: field(readWith(payment)),
  products: field(readList(listedProduct, 'order item')),
});
export type OrderRow = v.InferOutput<typeof orderRowSchema>;

const delivery = model({ ...recordOf(DELIVERY_LINES, () => text), address: requiredText });

const orderProduct = v.pipe(
  shape({
    title: text,
    quantity: field(readCount),
    price,
    status: text,
    imgSrc: image,
    variant_details: field((raw) => readAttributes(isRecord(raw) ? raw.attributes : null)),
  }),
  v.transform(({ variant_details, ...rest }) => ({ ...rest, attributes: variant_details })),
);
export type OrderProduct = v.InferOutput<typeof orderProduct>;

/** The order is picked up: at the named store, or at any. */
const readPickup = (raw: unknown): { store: OrderStore | null } | null =>
  isRecord(raw) || readFlag(raw) ? { store: readWith(orderStore)(raw) } : null;

export const orderSchema = model({
  order_code: requiredText,
  order_status: text,
  total_amount: price,
  checkout_type: text,
  order_note: text,
  order_date: text,
  payment: field(readWith(payment)),
  products: field(readList(orderProduct, 'order item')),
  loan: field(readWith(loan)),
  /** The address that the checkout gave. */
  delivery: field(readWith(delivery)),
  pickup: field(readPickup),
  /** The shop's message about this order, for example how long it holds the goods. */
  notice: field(readMessage),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const ordersReply = reply<OrderRow[]>(readWholeList(orderRowSchema, 'order'), []);
export const orderReply = reply<Order | null>(readOne(orderSchema), null);
