import { addListener, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { cartApi } from '../../../api/cartApi';
import { buildCheckoutPayload } from '../../../contract/checkout';
import { dueNow } from '../../../domain/dueNow';
import { accountKey } from '../../../lib/accountKey';
import { reveal, secret } from '../../../lib/secret';
import type { AppDispatch, RootState, ShopThunk } from '../../../store/types';
import { selectBusiness } from '../../business/useBusiness';
import { pendingChangesFlushed } from '../../cart/cartListeners';
import { selectCartLines } from '../../cart/cartSelectors';
import { selectHasWaitingChanges } from '../../cart/cartSlice';
import { refreshCartPrices } from '../../cart/refreshCartPrices';
import { selectEligibility } from '../../eligibility/eligibilitySlice';
import { changesSince, linesToOrder, snapshotOf } from './cartSnapshot';
import { readNewOrder } from './ownOrders';
import type { PaymentOutcome } from './paymentOutcome';
import type { OrderToSend, PressedOrder } from './paymentSlice';
import { currentUserPendingPayment } from './pendingPayment';

/** The lender for installments; null when the shop names none. */
export const selectLender = (state: RootState) => selectBusiness(state)?.defaultCreditor ?? null;

/** Maximum wait for quantity changes that are still being sent. */
const SENDING_TIMEOUT_MS = 2000;

const listen = addListener.withTypes<RootState, AppDispatch>();

/** Sends the waiting quantity changes now and waits for the replies. */
const flushChanges = (): ShopThunk<Promise<void>> => (dispatch) =>
  new Promise((resolve) => {
    const effect = async (
      _action: unknown,
      { condition, getState, unsubscribe }: ListenerEffectAPI<RootState, AppDispatch>,
    ) => {
      unsubscribe();
      if (selectHasWaitingChanges(getState())) {
        await condition((_next, state) => !selectHasWaitingChanges(state), SENDING_TIMEOUT_MS);
      }
      resolve();
    };
    dispatch(listen({ actionCreator: pendingChangesFlushed, effect }));
    dispatch(pendingChangesFlushed());
  });

/** Refreshes prices and stock before ordering; only a cart that the shopper has seen is ordered. */
export const checkOrder =
  ({ plan, delivery, currency, accepted }: PressedOrder): ShopThunk<Promise<OrderToSend | PaymentOutcome>> =>
  async (dispatch, getState, extra) => {
    const pressed = extra.clock.now();
    const shown = snapshotOf(selectCartLines(getState()));
    const account = accountKey(getState().session.account);
    await dispatch(flushChanges());
    // A cart request sent before the press may return old prices, and a forced refetch would join it.
    await dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
    await dispatch(refreshCartPrices());
    const { lines, total } = snapshotOf(selectCartLines(getState()));
    const changes = changesSince(shown, { lines, total }, currency);
    if (changes.length > 0 || total === null) {
      // An order placed elsewhere takes its goods out of the cart.
      const isOpen = currentUserPendingPayment(getState(), pressed) !== null;
      const { newOrder } = isOpen ? {} : await dispatch(readNewOrder(pressed));
      return newOrder ? { kind: 'newOrder', orderCode: newOrder.orderCode } : { kind: 'changed', changes };
    }

    const { address, pickupStore, note } = reveal(delivery);
    const isApproved = selectEligibility(getState()) === 'confirmed';
    const downPayment = plan.type === 'cash' ? null : plan.downPayment;
    const creditor = selectLender(getState())?.uuid ?? null;
    return {
      payload: secret(buildCheckoutPayload({ address, pickupStore, note, plan, lines, creditor })),
      isInstalment: plan.type === 'installment',
      total,
      // A free order paid in full has a payment page, too: the shop decides.
      next: downPayment === null || dueNow({ total, downPayment, isApproved }) > 0 ? 'redirect' : 'done',
      account,
      isDelivered: address !== null,
      ordered: linesToOrder(selectCartLines(getState())),
      accepted,
    };
  };
