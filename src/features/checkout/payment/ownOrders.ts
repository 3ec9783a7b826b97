import { isApiError, REFUSAL_KINDS } from '../../../api/apiError';
import { ordersApi } from '../../../api/ordersApi';
import { readFresh } from '../../../api/readFresh';
import type { OrderRow } from '../../../contract/order';
import { duplicatesOf } from '../../../domain/duplicateOrders';
import { paymentVerdict } from '../../../domain/orderStatus';
import { parseDate } from '../../../lib/dates';
import type { ShopThunk } from '../../../store/types';
import type { PaymentOutcome } from './paymentOutcome';
import { ordersSeen } from './paymentSlice';
import type { PendingPayment } from './pendingPayment';

const { getOrder, getOrders } = ordersApi.endpoints;

/** Fetches the shopper's current orders; null when they cannot be read. */
export const readOrders = (): ShopThunk<Promise<OrderRow[] | null>> => async (dispatch) =>
  (await dispatch(readFresh(getOrders, undefined))).data ?? null;

export const orderCodes = (rows: readonly OrderRow[]): string[] => rows.map(({ orderCode }) => orderCode);

/** Stores the current order codes, so that an order placed elsewhere meanwhile is detected. */
export const storeKnownOrders = (): ShopThunk<Promise<void>> => async (dispatch) => {
  const rows = await dispatch(readOrders());
  if (rows) dispatch(ordersSeen(orderCodes(rows)));
};

/** Tolerance, because the clocks of several servers differ slightly. */
const CLOCK_SLACK_MS = 60_000;

/** An order that was not known at that moment; if no codes were stored, the order dates decide. */
const newOrderAmong = (
  rows: readonly OrderRow[],
  known: readonly string[] | null,
  moment: number,
): OrderRow | undefined =>
  rows.find(({ orderCode, orderDate }) =>
    known ? !known.includes(orderCode) : (parseDate(orderDate)?.getTime() ?? 0) >= moment - CLOCK_SLACK_MS,
  );

/** The current order codes, null when they cannot be read, and an order that this tab has not seen before. */
export const readNewOrder =
  (pressed: number): ShopThunk<Promise<{ known: string[] | null; newOrder: OrderRow | undefined }>> =>
  async (dispatch, getState) => {
    const { seen } = getState().payment;
    const rows = await dispatch(readOrders());
    if (!rows) return { known: null, newOrder: undefined };
    const known = orderCodes(rows);
    dispatch(ordersSeen(known));
    return { known, newOrder: newOrderAmong(rows, seen, pressed) };
  };

/** The order that the pending payment created. */
export const orderOf = ({ orderCode, known, started }: PendingPayment, rows: readonly OrderRow[]) =>
  orderCode === null ? newOrderAmong(rows, known, started) : rows.find((row) => row.orderCode === orderCode);

/**
 * The placed order itself, where the list leaves it out: null when the shop has no such order, undefined when it cannot
 * be read.
 */
export const readUnlistedOrder =
  (orderCode: string): ShopThunk<Promise<Pick<OrderRow, 'orderCode' | 'status' | 'totalAmount'> | null | undefined>> =>
  async (dispatch) => {
    const { data: order, error } = await dispatch(readFresh(getOrder, orderCode));
    if (error !== undefined) return isApiError(error) && REFUSAL_KINDS.includes(error.kind) ? null : undefined;
    return order ? { orderCode, status: order.orderStatus, totalAmount: order.totalAmount } : null;
  };

/**
 * The payment verdict of the placed order; null when it is unknown or cannot be read. An order that another tab has
 * just sent is not the one being confirmed.
 */
export const readPayment =
  (): ShopThunk<Promise<{ orderCode: string; verdict: ReturnType<typeof paymentVerdict> } | null>> =>
  async (dispatch, getState) => {
    const { pending } = getState().payment;
    if (pending?.phase !== 'placed') return null;
    const orderCode = pending.orderCode ?? orderOf(pending, (await dispatch(readOrders())) ?? [])?.orderCode;
    if (orderCode === undefined) return null;
    const { data: order } = await dispatch(readFresh(getOrder, orderCode));
    if (!order) return null;
    return { orderCode, verdict: paymentVerdict(order.orderStatus, order.payment?.status ?? '') };
  };

/** The outcome when one press has created several orders; null when it has not. */
export const duplicateOutcome = (pending: PendingPayment, orderCode: string, rows: readonly OrderRow[]) => {
  const duplicates = duplicatesOf(rows, { ...pending, orderCode });
  return duplicates.length > 0 ? ({ kind: 'twice', orderCode, duplicates, note: null } satisfies PaymentOutcome) : null;
};

/**
 * Checks whether the order was booked more than once. A browser repeats a POST when its connection dies; the page sees
 * one response, so only the orders show the duplicate.
 */
export const findDuplicates =
  (answered: string | null): ShopThunk<Promise<Extract<PaymentOutcome, { kind: 'twice' }> | null>> =>
  async (dispatch, getState) => {
    const rows = await dispatch(readOrders());
    const { pending } = getState().payment;
    // The server has confirmed the order, so orders that cannot be read do not delay its payment.
    if (!rows || !pending) return null;
    dispatch(ordersSeen(orderCodes(rows)));
    // A back end whose list uses other order codes than its response must not look like a double booking.
    const own = rows.find(({ orderCode }) => orderCode === answered) ?? orderOf({ ...pending, orderCode: null }, rows);
    return own ? duplicateOutcome(pending, own.orderCode, rows) : null;
  };
