import type { ShopThunk } from '../../../store/types';
import { selectIsInServerCart, selectOwnOrder } from '../../cart/cartSelectors';
import { changeMade } from '../../cart/cartSlice';
import { readCart } from '../../cart/cartThunks';
import { orderKept } from './paymentSlice';

/**
 * Adds the lines of an unpaid order to the cart again, unless the server has put them back: a back end may empty its
 * cart at the checkout. Runs before the payment is dropped, so that the checkout shows the lines all the time.
 */
export const restoreCart =
  (orderCode: string | null): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const order = selectOwnOrder(getState());
    if (!order || order.orderCode !== orderCode || order.left.length > 0) return;
    if (!(await dispatch(readCart()))) return;
    if (order.lines.some(({ id }) => selectIsInServerCart(getState(), id))) return;
    for (const line of order.lines) dispatch(changeMade({ line, removed: false }));
  };

/** Makes an order that could not be cancelled an ordinary one; its goods can be ordered again. */
export const keepOrder =
  (orderCode: string): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(restoreCart(orderCode));
    dispatch(orderKept());
  };
