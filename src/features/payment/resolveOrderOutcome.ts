import { isPending } from '../../domain/orderStatus';
import type { ShopThunk } from '../../store/types';
import { orderOf, type Twice, twiceOf } from './orderOf';
import { currentUserPendingPayment } from './currentUserPendingPayment';
import { outcomeFound, orderPlaced, ordersSeen, paymentDropped, answerLost } from './paymentSlice';
import { codesOf, readOrders } from './readOrders';

export type OrderOutcome =
  | { kind: 'unreadable' }
  | { kind: 'none' }
  /** It was placed and waits; or it has been dealt with, as its status says. */
  | { kind: 'placed'; orderCode: string; status: string }
  | { kind: 'saved'; orderCode: string }
  | Twice;

/** The server may still be at work on what it was sent; none is believed only when it is seen again and again. */
const RETRY_DELAYS_MS = [1500, 4000];

/** Nobody knows what became of the order that was sent, so the orders are read; nothing is sent again before that. */
export const resolveOrderOutcome =
  (): ShopThunk<Promise<OrderOutcome>> =>
  async (dispatch, getState, { clock, presses, wait }) => {
    dispatch(answerLost());
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) return { kind: 'none' };
    let rows = await dispatch(readOrders());
    for (const pause of pending.phase === 'sent' ? RETRY_DELAYS_MS : []) {
      if (rows && orderOf(pending, rows)) break;
      await wait(pause);
      rows = await dispatch(readOrders());
    }
    if (!rows) {
      dispatch(outcomeFound({ kind: 'unreadable' }));
      return { kind: 'unreadable' };
    }
    dispatch(ordersSeen(codesOf(rows)));
    const { press } = pending;
    const row = orderOf(pending, rows);
    if (row === undefined) {
      // Should it be booked all the same, the very same order sent again is recognised by its key.
      if (press) presses.restore(press.id, press.key);
      dispatch(paymentDropped());
      return { kind: 'none' };
    }
    if (press) presses.settle(press.id);
    const twice = isPending(row.status) ? twiceOf(pending, row.orderCode, rows) : null;
    if (twice) {
      dispatch(orderPlaced({ orderCode: row.orderCode, checkoutUrl: null }));
      dispatch(outcomeFound(twice));
      return twice;
    }
    const { orderCode, status, totalAmount: total } = row;
    if (pending.next === 'done') {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    dispatch(orderPlaced({ orderCode, checkoutUrl: null }));
    dispatch(outcomeFound({ kind: 'waiting', orderCode, status, total }));
    return { kind: 'placed', orderCode, status };
  };
