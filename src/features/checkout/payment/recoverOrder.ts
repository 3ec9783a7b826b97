import type { OrderRow } from '../../../contract/order';
import { isPending, paymentVerdict } from '../../../domain/orderStatus';
import type { ShopThunk } from '../../../store/types';
import { readCart } from '../../cart/cartThunks';
import { confirmOnce } from './confirmPayment';
import { storePlacedOrder } from './finishOrder';
import { duplicateOutcome, orderCodes, orderOf, readOrders, readUnlistedOrder, storeKnownOrders } from './ownOrders';
import { type PaymentOutcome, waitingOutcome } from './paymentOutcome';
import { ordersSeen, paymentDropped, stepProgressed } from './paymentSlice';
import { paymentStep } from './paymentStep';
import { currentUserPendingPayment, isPaymentOfAnotherAccount, type PendingPayment } from './pendingPayment';
import { restoreCart } from './restoreCart';
import { withCheckoutLock } from './withCheckoutLock';

/** The server may still process an order of the last minute, so the orders are re-read until it is 15 s old. */
const RECENT_MS = 60_000;
const RETRY_DELAYS_MS = { recent: [1500, 4000, 4500, 5000], old: [1500, 4000] };

type Found = Extract<PaymentOutcome, { kind: 'unreadable' | 'notPlaced' | 'saved' | 'twice' | 'waiting' }>;

/** Reads the orders, repeatedly while the sent order may still appear among them; null when they cannot be read. */
const readUntilListed =
  (pending: PendingPayment, isDone: boolean): ShopThunk<Promise<OrderRow[] | null>> =>
  async (dispatch, _getState, { clock, wait }) => {
    const age = clock.now() - pending.started < RECENT_MS ? 'recent' : 'old';
    const delays = pending.phase === 'sent' && !isDone ? RETRY_DELAYS_MS[age] : [];
    let rows = await dispatch(readOrders());
    for (const delay of delays) {
      if (rows && orderOf(pending, rows)) break;
      await wait(delay);
      rows = await dispatch(readOrders());
    }
    return rows;
  };

/** Finds an order sent without an outcome. `isDone`: the server has answered and finished processing. */
export const findOutcome =
  (isDone: boolean): ShopThunk<Promise<Found>> =>
  async (dispatch, getState, { clock, idempotencyKeys }) => {
    dispatch(stepProgressed({ phase: 'finding' }));
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) return { kind: 'notPlaced' };
    const rows = await dispatch(readUntilListed(pending, isDone));
    if (!rows) return { kind: 'unreadable', orderCode: null };
    dispatch(ordersSeen(orderCodes(rows)));
    const { orderCode: placed, press } = pending;
    const row = orderOf(pending, rows) ?? (placed === null ? null : await dispatch(readUnlistedOrder(placed)));
    if (row === undefined) return { kind: 'unreadable', orderCode: placed };
    if (row === null) {
      // If it is booked after all, the server recognises the retry by its idempotency key.
      if (press) idempotencyKeys.restore(press.id, press.key);
      await dispatch(restoreCart(placed));
      dispatch(paymentDropped());
      return { kind: 'notPlaced' };
    }
    if (press) idempotencyKeys.complete(press.id);
    const { orderCode, status, totalAmount: total } = row;
    const twice = isPending(status) ? duplicateOutcome(pending, orderCode, rows) : null;
    if (!twice && pending.next === 'done') {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    dispatch(storePlacedOrder({ orderCode, checkoutUrl: null }));
    return twice ?? waitingOutcome(orderCode, total, status);
  };

const readOutcome =
  (isKnown: boolean): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { clock, rereadEntries }) => {
    rereadEntries();
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) {
      // An expired payment no longer shows its goods.
      if (!isPaymentOfAnotherAccount(getState())) dispatch(paymentDropped());
      void dispatch(storeKnownOrders());
    }
    const found = pending ? await dispatch(findOutcome(false)) : ({ kind: 'notPlaced' } as const);
    if (found.kind === 'notPlaced') return isKnown ? found : { kind: 'none' };
    if (found.kind !== 'waiting') return found;
    const { checkoutId } = getState().payment;
    const isListedAsUnpaid = isPending(found.status);
    // The shopper has returned from the payment page, so the order may be paid although it is still pending.
    if (isListedAsUnpaid && !pending?.confirmKey) return found;
    // Otherwise it may be paid, but the browser was closed before the return: confirm the payment now.
    if (checkoutId !== null && pending && pending.checkoutUrl !== null) {
      const end = await dispatch(confirmOnce(checkoutId));
      if (end.kind === 'confirmed') return { ...end, orderCode: end.orderCode ?? found.orderCode };
      if (end.kind !== 'notPaid') return { kind: 'unreadable', orderCode: null };
      // Only this shop's back end knows the status: the order still waits for its payment.
      if (paymentVerdict(found.status, '') === 'open') return found;
    }
    if (isListedAsUnpaid) return found;
    // The goods of a closed order are back.
    await dispatch(readCart());
    dispatch(paymentDropped());
    return { kind: 'ended', orderCode: found.orderCode ?? '', status: found.status };
  };

/** Finds the outcome of an open payment. `isKnown`: the shopper has seen it, so its end is always reported. */
export const recoverPayment =
  (isKnown: boolean): ShopThunk<Promise<PaymentOutcome>> =>
  (dispatch) =>
    dispatch(withCheckoutLock(() => dispatch(readOutcome(isKnown))));

/** Recovers a payment whose outcome this browser does not know. */
export const recoverOrder = paymentStep(
  'recoverOrder',
  'checking',
  () =>
    (dispatch, getState, { clock }) =>
      dispatch(recoverPayment(currentUserPendingPayment(getState(), clock.now()) !== null)),
);
