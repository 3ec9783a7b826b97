import { notify } from '../../../api/apiEvents';
import { cartApi } from '../../../api/cartApi';
import type { CartLine } from '../../../contract/cart';
import type { ShopThunk } from '../../../store/types';
import { cartEmptied, lastOrderChanged, selectLastOrder } from '../../cart/cartSlice';
import type { CheckedLine } from '../../cart/checkedLines';
import { ELIGIBILITY_LABELS } from '../../eligibility/eligibilityMachine';
import { instalmentOrderSaved } from '../../eligibility/eligibilitySlice';
import { keepEligible } from '../../eligibility/keepEligible';
import { checkoutFinished } from '../checkoutSlice';
import { dropDraft } from '../form/draftEntry';
import type { PaymentOutcome } from './paymentOutcome';
import { orderPlaced, type OrderToSend, paymentChangedElsewhere, pendingChangedElsewhere } from './paymentSlice';

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

/** Stores the code and the payment page of the order that the server has placed. */
export const storePlacedOrder =
  (placed: { orderCode: string | null; checkoutUrl: string | null }): ShopThunk =>
  (dispatch, getState) => {
    dispatch(orderPlaced(placed));
    const order = selectLastOrder(getState());
    if (order && placed.orderCode !== null) dispatch(lastOrderChanged({ ...order, orderCode: placed.orderCode }));
  };

/** Marks the lines of the paid order: those that the server's cart still lists are not ordered again. */
const orderPaidFor =
  (code: string | null): ShopThunk =>
  (dispatch, getState) => {
    const order = selectLastOrder(getState());
    if (!order || (code !== null && order.orderCode !== null && code !== order.orderCode)) return;
    const left = order.lines.map(({ id }) => id);
    dispatch(lastOrderChanged({ ...order, orderCode: code ?? order.orderCode, left }));
  };

/** Outcomes without an order. */
const NO_ORDER = ['refused', 'notKept', 'notPlaced', 'notPaid'];

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

/** Removes a saved or paid order from the checkout, with all its effects in one place. */
export const finishOrder =
  (outcome: PaymentOutcome): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isSaved = outcome.kind === 'saved';
    if (!isSaved && outcome.kind !== 'confirmed') return;
    dispatch(checkoutFinished());
    if (isSaved || outcome.fresh) {
      // Empties the bag here, in the storage and in the cached response of the server.
      dispatch(cartEmptied());
      dropDraft();
    }
    if (isSaved) {
      dispatch(instalmentOrderSaved());
      // Stored with the account for the next visit.
      if (getState().eligibility.phase === 'requested') dispatch(keepEligible(ELIGIBILITY_LABELS.requested));
      dispatch(notify('success', 'Your order has been saved.'));
    }
    if (!isSaved && !outcome.fresh) return;
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, []));
    dispatch(orderPaidFor(outcome.orderCode));
  };

/** Closes the open payment of an order that was cancelled on one of the order pages. */
export const cancelledElsewhere =
  (orderCode: string): ShopThunk =>
  (dispatch, getState) => {
    if (getState().payment.pending?.orderCode === orderCode) {
      dispatch(pendingChangedElsewhere(null));
      dispatch(paymentChangedElsewhere(null));
    }
    dispatch(dropStoredOrder({ kind: 'cancelled', orderCode }));
  };
