import { isOutcomeUnknown } from '../../api/apiError';
import { CHECKOUT_PATH, checkoutApi } from '../../api/checkoutApi';
import { pressOf } from '../../api/pressKeys';
import type { CheckoutPayload, StartedCheckout } from '../../contract/checkout';
import type { OrderRow } from '../../contract/order';
import { accountKey } from '../../lib/accountKey';
import type { Minor } from '../../lib/money';
import { type Secret, reveal } from '../../lib/secret';
import type { ShopThunk } from '../../store/types';
import { findDuplicates } from './findDuplicates';
import { resolveOrderOutcome, type OrderOutcome } from './resolveOrderOutcome';
import { redirectToPayment, type Leaving } from './redirectToPayment';
import { currentUserPendingPayment } from './currentUserPendingPayment';
import {
  orderPlaced,
  orderSent,
  ordersSeen,
  outcomeFound,
  paymentDropped,
  paymentOpened,
  paymentStarted,
} from './paymentSlice';
import { codesOf, placedSince, readOrders } from './readOrders';
import { withCheckoutLock } from './withCheckoutLock';

export interface OrderToSend {
  payload: Secret<CheckoutPayload>;
  isInstalment: boolean;
  total: Minor;
  lines: number;
  /** What the outcome rule says follows: the payment page, or an order that is saved. */
  next: 'redirect' | 'done';
}

export type Outcome =
  | { kind: 'saved'; orderCode: string | null }
  /** On the way to the payment page, or why not. */
  | { kind: Leaving; orderCode: string | null }
  /** Nothing was ordered. */
  | { kind: 'refused'; error: unknown }
  /** The answer was lost; this is what the orders say. */
  | { kind: 'lost'; truth: OrderOutcome; error: unknown }
  /** An order of this browser is still open. */
  | { kind: 'open' }
  /** The browser has sent it again by itself, and the back end has booked it again. */
  | { kind: 'twice'; orderCode: string }
  /** It is placed; whether once could not be read. */
  | { kind: 'unread'; orderCode: string | null }
  /** An order that this tab did not know of. */
  | { kind: 'newOrder'; orderCode: string };

const follow =
  (order: OrderToSend, started: StartedCheckout | null): ShopThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const orderCode = started?.orderCode ?? null;
    const checkoutUrl = started?.checkoutUrl ?? null;
    const found = await dispatch(findDuplicates(orderCode));
    if (found) {
      if (started?.checkoutId != null) dispatch(paymentStarted(started.checkoutId));
      dispatch(orderPlaced({ orderCode: found.kind === 'twice' ? found.orderCode : orderCode, checkoutUrl }));
      dispatch(outcomeFound(found));
      // Nobody pays before it is known whether there is one order.
      return found.kind === 'twice' ? { kind: 'twice', orderCode: found.orderCode } : { kind: 'unread', orderCode };
    }
    // Whether an instalment order is paid for now is the server's decision: no payment page, nothing to pay now.
    if (order.next === 'done' || (order.isInstalment && checkoutUrl === null)) {
      dispatch(paymentDropped());
      return { kind: 'saved', orderCode };
    }
    dispatch(orderPlaced({ orderCode, checkoutUrl }));
    return { kind: dispatch(redirectToPayment({ checkoutId: started?.checkoutId ?? null, checkoutUrl })), orderCode };
  };

/** An order that this tab did not know of when it was pressed. */
const findUnseenOrder = (seen: string[] | null, rows: OrderRow[], pressed: number): string | undefined =>
  (seen ? rows.find(({ orderCode }) => !seen.includes(orderCode)) : placedSince(rows, pressed))?.orderCode;

const sendAlone =
  (order: OrderToSend, pressed: number): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { clock, keepNow, presses, readToken, rereadEntries }) => {
    rereadEntries();
    if (currentUserPendingPayment(getState(), clock.now())) return { kind: 'open' };
    const { seen } = getState().payment;
    const rows = await dispatch(readOrders());
    const known = rows && codesOf(rows);
    const stranger = rows && findUnseenOrder(seen, rows, pressed);
    if (known) dispatch(ordersSeen(known));
    if (stranger) return { kind: 'newOrder', orderCode: stranger };

    const press = pressOf(CHECKOUT_PATH, JSON.stringify(reveal(order.payload)), readToken());
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
        checkoutUrl: null,
      }),
    );
    const isKept = keepNow('pendingPayment');
    // Nobody could be recognised on the way back from the payment page; so nothing is ordered either.
    if (!isKept && order.next === 'redirect') {
      dispatch(paymentDropped());
      return { kind: 'notKept', orderCode: null };
    }
    dispatch(orderSent());
    const { data, error } = await dispatch(checkoutApi.endpoints.checkout.initiate(order.payload));
    if (error === undefined) return await dispatch(follow(order, data));
    if (isOutcomeUnknown(error)) return { kind: 'lost', truth: await dispatch(resolveOrderOutcome()), error };
    dispatch(paymentDropped());
    return { kind: 'refused', error };
  };

/** Sends an order, in one tab at a time. */
export const sendOrder =
  (order: OrderToSend): ShopThunk<Promise<Outcome>> =>
  (dispatch, _getState, { clock }) => {
    const pressed = clock.now();
    return dispatch(withCheckoutLock(() => dispatch(sendAlone(order, pressed))));
  };
