import type { OrderRow } from '../../contract/order';
import type { ShopThunk } from '../../store/types';
import { ownPending } from './ownPending';
import { outcomeFound, orderPlaced, ordersSeen, paymentDropped, answerLost } from './paymentSlice';
import type { PendingPayment } from './pendingPayment';
import { codesOf, placedSince, readOrders } from './readOrders';

export type FoundOut =
  | { kind: 'unreadable' }
  | { kind: 'none' }
  /** It was placed and waits; or it has been dealt with, as its status says. */
  | { kind: 'placed'; orderCode: string; status: string }
  | { kind: 'saved'; orderCode: string };

/** The server may still be at work on what it was sent; none is believed only when it is seen twice. */
const SECOND_LOOK = 2000;

/** The order that the pending payment became. */
export const orderOf = (pending: PendingPayment, rows: readonly OrderRow[]): OrderRow | undefined => {
  const { orderCode, known, started } = pending;
  if (orderCode !== null) return rows.find((row) => row.orderCode === orderCode);
  if (known) return rows.find((row) => !known.includes(row.orderCode));
  return placedSince(rows, started);
};

/** Nobody knows what became of the order that was sent, so the orders are read; nothing is sent again before that. */
export const findOut =
  (): ShopThunk<Promise<FoundOut>> =>
  async (dispatch, getState, { clock, wait }) => {
    dispatch(answerLost());
    const pending = ownPending(getState(), clock.now());
    if (!pending) return { kind: 'none' };
    const look = async (): Promise<OrderRow | null | undefined> => {
      const rows = await dispatch(readOrders());
      if (!rows) return null;
      dispatch(ordersSeen(codesOf(rows)));
      return orderOf(pending, rows);
    };
    let row = await look();
    if (row === undefined && pending.phase === 'sent') {
      await wait(SECOND_LOOK);
      row = await look();
    }
    if (row === null) {
      dispatch(outcomeFound({ kind: 'unreadable' }));
      return { kind: 'unreadable' };
    }
    if (row === undefined) {
      dispatch(paymentDropped());
      return { kind: 'none' };
    }
    const { orderCode, status, totalAmount: total } = row;
    if (pending.leads === 'saved') {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    dispatch(orderPlaced({ orderCode, checkoutUrl: null }));
    dispatch(outcomeFound({ kind: 'waiting', orderCode, status, total }));
    return { kind: 'placed', orderCode, status };
  };
