import type { ShopThunk } from '../../../store/types';
import { selectCartLines, selectOwnOrder } from '../../cart/cartSelectors';
import { changeMade } from '../../cart/cartSlice';
import { readCart } from '../../cart/cartThunks';

/** Adds the lines of an unpaid order to the bag again, because a back end may empty its cart at the checkout. */
export const restoreBag =
  (orderCode: string | null): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const order = selectOwnOrder(getState());
    if (!order || order.orderCode !== orderCode || order.left.length > 0) return;
    if (!(await dispatch(readCart()))) return;
    const bag = new Set(selectCartLines(getState()).map(({ id }) => id));
    if (order.lines.some(({ id }) => bag.has(id))) return;
    for (const line of order.lines) dispatch(changeMade({ line, removed: false }));
  };
