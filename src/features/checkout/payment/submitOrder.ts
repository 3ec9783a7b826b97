import { isApiError, isOutcomeUnknown } from '../../../api/apiError';
import { cartApi } from '../../../api/cartApi';
import { CHECKOUT_PATH, checkoutApi } from '../../../api/checkoutApi';
import { requestFingerprint } from '../../../api/idempotencyKeys';
import { readFresh } from '../../../api/readFresh';
import type { StartedCheckout } from '../../../contract/checkout';
import { accountKey } from '../../../lib/accountKey';
import { reveal } from '../../../lib/secret';
import type { ShopThunk } from '../../../store/types';
import { scheduleAccepted } from '../../credit/acceptedSlice';
import { checkOrder } from './checkOrder';
import { storeOrder, storePlacedOrder } from './finishOrder';
import { NOTHING_ORDERED, refusalText } from './messages';
import { findDuplicates, readNewOrder } from './ownOrders';
import { type PaymentOutcome, placedCode, waitingOutcome, withStepNote } from './paymentOutcome';
import {
  type OrderToSend,
  paymentDropped,
  paymentOpened,
  paymentStarted,
  type PressedOrder,
  stepProgressed,
} from './paymentSlice';
import { currentUserPendingPayment } from './pendingPayment';
import { paymentStep } from './paymentStep';
import { findOutcome, recoverPayment } from './recoverOrder';
import { redirectToPayment } from './redirectToPayment';
import { withCheckoutLock } from './withCheckoutLock';

const openPaymentPage =
  (order: OrderToSend, started: StartedCheckout | null): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch) => {
    const { orderCode, checkoutUrl, checkoutId } = started ?? { orderCode: null, checkoutUrl: null, checkoutId: null };
    const found = await dispatch(findDuplicates(orderCode));
    if (found) {
      if (checkoutId !== null) dispatch(paymentStarted(checkoutId));
      dispatch(storePlacedOrder({ orderCode: found.orderCode, checkoutUrl }));
      // The shopper first decides which of the orders to pay.
      return found;
    }
    // The server decides whether an instalment order is paid now: without a payment page nothing is due now.
    if (order.next === 'done' || (order.isInstalment && checkoutUrl === null)) {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    // Without the checkout id the payment page could not lead back, so it is not offered later either.
    dispatch(storePlacedOrder({ orderCode, checkoutUrl: checkoutId === null ? null : checkoutUrl }));
    const leaving = dispatch(redirectToPayment({ checkoutId, checkoutUrl }));
    if (leaving === 'left') return { kind: 'left', orderCode };
    return withStepNote(waitingOutcome(orderCode), leaving, []);
  };

/** Whether the server's cart has items: placing an order empties it. */
const isCartFilled = (): ShopThunk<Promise<boolean>> => async (dispatch) => {
  const { data = [] } = await dispatch(readFresh(cartApi.endpoints.getCart, undefined));
  return data.length > 0;
};

const send =
  (order: OrderToSend, pressed: number): ShopThunk<Promise<PaymentOutcome | null>> =>
  async (dispatch, getState, { clock, saveEntry, idempotencyKeys, readToken, rereadEntries }) => {
    rereadEntries();
    if (currentUserPendingPayment(getState(), clock.now())) return null;
    const { known, newOrder } = await dispatch(readNewOrder(pressed));
    if (newOrder) return { kind: 'newOrder', orderCode: newOrder.orderCode };
    // If the orders cannot be read, an empty cart shows that another tab has ordered meanwhile.
    if (!known && !(await dispatch(isCartFilled()))) return { kind: 'changed', changes: [] };

    const press = requestFingerprint(CHECKOUT_PATH, JSON.stringify(reveal(order.payload)), readToken());
    dispatch(
      paymentOpened({
        started: Math.round(clock.now()),
        account: accountKey(getState().session.account),
        total: order.total,
        lines: order.ordered.length,
        known,
        press: { id: press, key: idempotencyKeys.keyFor(press) },
        next: order.next,
        phase: 'sent',
        orderCode: null,
        confirmKey: null,
        checkoutUrl: null,
      }),
    );
    const isStored = saveEntry('pendingPayment');
    // Without the stored payment the return page could not recognise it, so no order is sent.
    if (!isStored && order.next === 'redirect') {
      dispatch(paymentDropped());
      return { kind: 'notKept' };
    }
    dispatch(stepProgressed({ phase: 'sending' }));
    dispatch(storeOrder(order));
    const { data, error } = await dispatch(checkoutApi.endpoints.checkout.initiate(order.payload));
    if (error === undefined) return await dispatch(openPaymentPage(order, data));
    if (!isOutcomeUnknown(error)) {
      dispatch(paymentDropped());
      return { kind: 'refused', text: refusalText(error, order.isInstalment) };
    }
    // A proxy never replies 422, so the shop itself has finished with the order.
    const isDone = isApiError(error) && (error.isRefusal || error.httpStatus === 422);
    const found = await dispatch(findOutcome(isDone));
    // The server rejected the order and the orders confirm it, so the next press gets a new key.
    if (found.kind === 'notPlaced' && isDone) idempotencyKeys.complete(press);
    // The shopper has signed in again since.
    if (found.kind !== 'notPlaced' || (isApiError(error) && error.kind === 'unauthorised')) return found;
    return { kind: 'refused', text: refusalText(error, order.isInstalment, NOTHING_ORDERED) };
  };

/** Sends an order under the checkout lock. An open order of this browser is recovered instead. */
export const sendOrder =
  (order: OrderToSend): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, _getState, { clock }) => {
    const pressed = clock.now();
    const outcome = await dispatch(withCheckoutLock(() => dispatch(send(order, pressed))));
    if (outcome === null) return dispatch(recoverPayment(true));
    const orderCode = placedCode(outcome);
    // The accepted schedule is stored with its order, for a later comparison.
    if (orderCode !== null && order.accepted) {
      dispatch(scheduleAccepted({ orderCode, account: order.account, at: clock.now(), ...order.accepted }));
    }
    return outcome;
  };

/** Checks the cart and sends the order. */
export const placeOrder = paymentStep('placeOrder', 'checking', (pressed: PressedOrder) => async (dispatch) => {
  const checked = await dispatch(checkOrder(pressed));
  if ('kind' in checked) return checked;
  dispatch(stepProgressed({ phase: 'ordering' }));
  return dispatch(sendOrder(checked));
});
