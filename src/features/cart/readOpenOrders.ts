import { ordersApi } from '../../api/ordersApi';
import { isVoid } from '../../domain/orderStatus';
import { isOrderedIn, type LineInCart, mayHoldOneOf } from '../../domain/openOrder';
import type { OrderRow } from '../../contract/order';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';
import { selectCartLines, selectOwnOrder, selectServerItems } from './cartSelectors';
import { lastOrderChanged, openOrdersRead, selectMarks } from './cartSlice';

/** The most orders that are read for one look at the cart. */
const MOST_ORDERS = 5;
/** How long orders that were just read stay fresh, in seconds. */
const FRESH_SECONDS = 30;

const { getOrder, getOrders } = ordersApi.endpoints;

const selectLinesOfAccount = (state: RootState): (LineInCart & { id: Id })[] => {
  const items = selectServerItems(state);
  return selectCartLines(state).flatMap((line) => {
    const item = items.find(({ variantId }) => variantId === line.id);
    if (!item) return [];
    const mark = selectMarks(state).find(({ id }) => id === line.id);
    return [{ ...line, putIn: Math.max(mark?.putIn ?? 0, item.addedAt ?? 0) || null }];
  });
};

/** The goods of this browser's last order count again once that order is closed. */
const releaseClosedOrder =
  (rows: readonly OrderRow[]): ShopThunk =>
  (dispatch, getState) => {
    const order = selectOwnOrder(getState());
    const row = rows.find(({ orderCode }) => orderCode === order?.orderCode);
    if (order && row && isVoid(row.status)) dispatch(lastOrderChanged({ ...order, left: [] }));
  };

/** Finds the lines of the account's cart that stand in an order placed since: they are "already ordered". */
export const readOpenOrders =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const { token } = getState().session;
    // While a payment is open, its own outcome decides about the cart.
    if (getState().payment.pending !== null || selectLinesOfAccount(getState()).length === 0) return;
    const options = { forceRefetch: FRESH_SECONDS, subscribe: false };
    const { data: rows = [] } = await dispatch(getOrders.initiate(undefined, options));
    dispatch(releaseClosedOrder(rows));
    const now = clock.now();
    const mayHold = rows.filter((row) => mayHoldOneOf(row, selectLinesOfAccount(getState()), now));
    const replies = await Promise.all(
      mayHold.slice(0, MOST_ORDERS).map(({ orderCode }) => dispatch(getOrder.initiate(orderCode, options))),
    );
    if (getState().session.token !== token || replies.some(({ isError }) => isError)) return;
    const ordered = selectLinesOfAccount(getState()).filter((line) =>
      replies.some(({ data: order }) => order && isOrderedIn(order, line, now)),
    );
    dispatch(openOrdersRead(Object.fromEntries(ordered.map(({ id, quantity }) => [id, quantity]))));
  };
