import type { NameValue } from '../contract/attributes';
import type { Order, OrderRow } from '../contract/order';
import { parseDate } from '../lib/dates';
import { fold, isSameWord } from '../lib/fold';
import { factsOfOrder, type OrderStage, orderStage } from './orderStage';
import { isUnderWay } from './orderStatus';

/** Stages of an order that is placed for good and not yet over. An unpaid one may still be paid from the cart. */
const OPEN: readonly OrderStage[] = [
  'inReview',
  'signInToPay',
  'received',
  'paid',
  'confirmed',
  'processing',
  'ready for pickup',
  'shipped',
];

/** How far back an order can explain a line of which nobody knows when it was put in. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

export interface LineInCart {
  product: { title: string };
  attributes: readonly NameValue[];
  quantity: number;
  /** When the line was put in; null when neither the server nor this browser knows. */
  putIn: number | null;
}

const isPlacedAfter = (orderDate: string, putIn: number | null, now: number): boolean => {
  const placed = parseDate(orderDate)?.getTime();
  return placed !== undefined && placed > (putIn ?? now - RECENT_MS);
};

/** Whether the order's details are worth reading. */
export const mayHoldOneOf = ({ status, orderDate }: OrderRow, lines: readonly LineInCart[], now: number): boolean =>
  isUnderWay(status) && lines.some(({ putIn }) => isPlacedAfter(orderDate, putIn, now));

const attributeKey = (attributes: readonly NameValue[]): string =>
  JSON.stringify(attributes.map(({ name, value }) => [fold(name), fold(value)].join('=')).sort());

/** Whether the order holds exactly what the line holds. Orders name their goods by title and attributes only. */
export const isOrderedIn = (order: Order, line: LineInCart, now: number): boolean =>
  OPEN.includes(orderStage(factsOfOrder(order), undefined)) &&
  isPlacedAfter(order.orderDate, line.putIn, now) &&
  order.products.some(
    ({ title, attributes, quantity }) =>
      quantity === line.quantity &&
      isSameWord(title, line.product.title) &&
      attributeKey(attributes) === attributeKey(line.attributes),
  );

export interface GoodsInCart {
  product: { title: string };
  ordered: boolean;
  gone: boolean;
}

/** Whether goods of a closed order can be ordered again from the cart. */
export const isBackInCart = (products: readonly { title: string }[], lines: readonly GoodsInCart[]): boolean =>
  lines.some(
    ({ product, ordered, gone }) => !ordered && !gone && products.some(({ title }) => isSameWord(title, product.title)),
  );
