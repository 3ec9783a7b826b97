import { ordersApi } from '../../api/ordersApi';
import type { OrderRow } from '../../contract/order';
import { parseDate } from '../../lib/dates';
import type { ShopThunk } from '../../store/types';
import { ordersSeen } from './paymentSlice';

const MOST_READS = 3;

/** The shopper's orders as the server has them now; null when they cannot be read. */
export const readOrders = (): ShopThunk<Promise<OrderRow[] | null>> => async (dispatch) => {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const asked = dispatch(ordersApi.endpoints.getOrders.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data, isSuccess, isError } = await asked;
    if (isSuccess) return data;
    // Neither: an order that was placed meanwhile has made the cache forget the answer before it was seen here.
    if (isError) return null;
  }
  return null;
};

export const codesOf = (rows: readonly OrderRow[]): string[] => rows.map(({ orderCode }) => orderCode);

/** Clocks of servers behind one name differ by a little. */
const CLOCK_SLACK_MS = 60_000;

/** Where nobody had noted which orders there were, their dates tell of a new one. */
export const placedSince = (rows: readonly OrderRow[], moment: number): OrderRow | undefined =>
  rows.find(({ orderDate }) => (parseDate(orderDate)?.getTime() ?? 0) >= moment - CLOCK_SLACK_MS);

/** Notes which orders there are, so that one placed elsewhere in the meantime is noticed. */
export const noteOrders = (): ShopThunk<Promise<void>> => async (dispatch) => {
  const rows = await dispatch(readOrders());
  if (rows) dispatch(ordersSeen(codesOf(rows)));
};
