import type { ShopThunk } from '../../store/types';
import { orderOf, type Twice, twiceOf } from './orderOf';
import { ordersSeen } from './paymentSlice';
import { codesOf, readOrders } from './readOrders';

/**
 * Whether the order that was just answered was booked more than once. A browser repeats a POST by itself when its
 * connection dies; the page sees one reply, and only the orders tell.
 */
export const findDuplicates =
  (answered: string | null): ShopThunk<Promise<Twice | { kind: 'unreadable' } | null>> =>
  async (dispatch, getState) => {
    const rows = await dispatch(readOrders());
    const { pending } = getState().payment;
    if (!rows) return { kind: 'unreadable' };
    if (!pending) return null;
    dispatch(ordersSeen(codesOf(rows)));
    // A back end that lists its orders by other codes than it answers with must not seem to have booked twice.
    const own = rows.find(({ orderCode }) => orderCode === answered) ?? orderOf({ ...pending, orderCode: null }, rows);
    return own ? twiceOf(pending, own.orderCode, rows) : null;
  };
