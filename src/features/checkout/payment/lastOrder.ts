import type { CartLine } from '../../../contract/cart';
import type { ShopThunk } from '../../../store/types';
import { lastOrderChanged, selectLastOrder } from '../../cart/cartSlice';
import type { CheckedLine } from '../../cart/checkedLines';
import type { PaymentOutcome } from './paymentOutcome';
import type { OrderToSend } from './paymentSlice';

const plainLine = ({
  id,
  productId,
  slug,
  code,
  quantity,
  price,
  available,
  product,
  attributes,
}: CheckedLine): CartLine => ({ id, productId, slug, code, quantity, price, available, product, attributes });

/** Stores the order when it is sent: the visit to the payment page clears this tab's memory. */
export const storeOrder =
  ({ account, isDelivered, ordered }: OrderToSend): ShopThunk =>
  (dispatch, _getState, { clock }) => {
    const lines = ordered.map(plainLine);
    dispatch(lastOrderChanged({ account, isDelivered, sentAt: clock.now(), orderCode: null, lines, left: [] }));
  };

/** Marks the lines of the paid order: those that the server's cart still lists are not ordered again. */
export const orderPaidFor =
  (code: string | null): ShopThunk =>
  (dispatch, getState) => {
    const order = selectLastOrder(getState());
    if (!order || (code !== null && order.orderCode !== null && code !== order.orderCode)) return;
    const left = order.lines.map(({ id }) => id);
    dispatch(lastOrderChanged({ ...order, orderCode: code ?? order.orderCode, left }));
  };

/** Outcomes without an order. */
const NO_ORDER = ['refused', 'notKept', 'notPlaced', 'notPaid'];

/** Adds the server's order code once it is known. */
export const storeOrderCode =
  (orderCode: string | null): ShopThunk =>
  (dispatch, getState) => {
    const order = selectLastOrder(getState());
    if (order && orderCode !== null) dispatch(lastOrderChanged({ ...order, orderCode }));
  };

/** Drops the stored order when nothing was ordered after all. */
export const dropStoredOrder =
  (outcome: PaymentOutcome): ShopThunk =>
  (dispatch, getState) => {
    const order = selectLastOrder(getState());
    // A paid line stays marked after the next attempt.
    if (!order || order.left.length > 0) return;
    const isCancelled = outcome.kind === 'cancelled' && outcome.orderCode === order.orderCode;
    if (isCancelled || NO_ORDER.includes(outcome.kind)) dispatch(lastOrderChanged(null));
  };
