import { isApiError, isOutcomeUnknown } from '../../api/apiError';
import { cartApi } from '../../api/cartApi';
import { CHECKOUT_PATH, checkoutApi } from '../../api/checkoutApi';
import { requestFingerprint } from '../../api/pressKeys';
import { readFresh } from '../../api/readFresh';
import type { StartedCheckout } from '../../contract/checkout';
import { PENDING } from '../../domain/orderStatus';
import { accountKey } from '../../lib/accountKey';
import { reveal } from '../../lib/secret';
import type { ShopThunk } from '../../store/types';
import { codesOf, findDuplicates, newOrderAmong, readOrders } from './ownOrders';
import { type PaymentOutcome, withStepNote } from './paymentOutcome';
import {
  orderPlaced,
  orderSent,
  ordersSeen,
  type OrderToSend,
  paymentDropped,
  paymentOpened,
  paymentStarted,
} from './paymentSlice';
import { NOTHING_ORDERED, refusalText } from './paymentTexts';
import { currentUserPendingPayment } from './pendingPayment';
import { findOutcome } from './recoverPayment';
import { redirectToPayment } from './redirectToPayment';
import { withCheckoutLock } from './withCheckoutLock';

const follow =
  (order: OrderToSend, started: StartedCheckout | null): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch) => {
    const { orderCode, checkoutUrl, checkoutId } = started ?? { orderCode: null, checkoutUrl: null, checkoutId: null };
    const found = await dispatch(findDuplicates(orderCode));
    if (found) {
      if (checkoutId !== null) dispatch(paymentStarted(checkoutId));
      dispatch(orderPlaced({ orderCode: found.orderCode, checkoutUrl }));
      // The shopper is not sent to pay until the orders show that there is only one.
      return found;
    }
    // Whether an instalment order is paid for now is the server's decision: no payment page, nothing to pay now.
    if (order.next === 'done' || (order.isInstalment && checkoutUrl === null)) {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    dispatch(orderPlaced({ orderCode, checkoutUrl }));
    const leaving = dispatch(redirectToPayment({ checkoutId, checkoutUrl }));
    if (leaving === 'left') return { kind: 'left', orderCode };
    const waiting = { kind: 'waiting', orderCode, status: PENDING, total: null, told: null } as const;
    return withStepNote(waiting, leaving, []);
  };

/** Whether the server's cart holds anything now: an order empties it. */
const isCartFilled = (): ShopThunk<Promise<boolean>> => async (dispatch) => {
  const { data = [] } = await dispatch(readFresh(cartApi.endpoints.getCart, undefined));
  return data.length > 0;
};

const send =
  (order: OrderToSend, pressed: number): ShopThunk<Promise<PaymentOutcome | null>> =>
  async (dispatch, getState, { clock, keepNow, presses, readToken, rereadEntries }) => {
    rereadEntries();
    if (currentUserPendingPayment(getState(), clock.now())) return null;
    const { seen } = getState().payment;
    const rows = await dispatch(readOrders());
    const known = rows && codesOf(rows);
    const stranger = rows && newOrderAmong(rows, seen, pressed);
    if (known) dispatch(ordersSeen(known));
    if (stranger) return { kind: 'newOrder', orderCode: stranger.orderCode };
    // Where the orders cannot be read, the cart tells whether another tab has ordered it in the meantime.
    if (!rows && !(await dispatch(isCartFilled()))) return { kind: 'changed', changes: [] };

    const press = requestFingerprint(CHECKOUT_PATH, JSON.stringify(reveal(order.payload)), readToken());
    dispatch(
      paymentOpened({
        started: Math.round(clock.now()),
        account: accountKey(getState().session.account),
        total: order.total,
        lines: order.lines,
        known,
        press: { id: press, key: presses.keyFor(press) },
        next: order.next,
        phase: 'sent',
        orderCode: null,
        confirmKey: null,
        checkoutUrl: null,
      }),
    );
    const isKept = keepNow('pendingPayment');
    // Without the stored payment the return page could not recognise it, so no order is sent.
    if (!isKept && order.next === 'redirect') {
      dispatch(paymentDropped());
      return { kind: 'notKept' };
    }
    dispatch(orderSent());
    const { data, error } = await dispatch(checkoutApi.endpoints.checkout.initiate(order.payload));
    if (error === undefined) return await dispatch(follow(order, data));
    if (!isOutcomeUnknown(error)) {
      dispatch(paymentDropped());
      return { kind: 'refused', text: refusalText(error, order.isInstalment) };
    }
    const saysNo = isApiError(error) && error.saysNo;
    const found = await dispatch(findOutcome(saysNo));
    // The server said no and the orders agree, so that the next press is a new one.
    if (found.kind === 'notPlaced' && saysNo) presses.settle(press);
    // The shopper has signed in again since.
    if (found.kind !== 'notPlaced' || (isApiError(error) && error.kind === 'unauthorised')) return found;
    return { kind: 'refused', text: refusalText(error, order.isInstalment, NOTHING_ORDERED) };
  };

/** Sends an order, in one tab at a time; null when one of this browser's is still open, and nothing was sent. */
export const placeOrder =
  (order: OrderToSend): ShopThunk<Promise<PaymentOutcome | null>> =>
  (dispatch, _getState, { clock }) => {
    const pressed = clock.now();
    return dispatch(withCheckoutLock(() => dispatch(send(order, pressed))));
  };
