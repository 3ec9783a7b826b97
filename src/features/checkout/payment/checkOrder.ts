import { cartApi } from '../../../api/cartApi';
import { buildCheckoutPayload } from '../../../contract/checkout';
import { dueNow } from '../../../domain/dueNow';
import { accountKey } from '../../../lib/accountKey';
import { reveal, secret } from '../../../lib/secret';
import type { RootState } from '../../../store/types';
import { selectBusiness } from '../../business/useBusiness';
import { pendingChangesFlushed } from '../../cart/cartListeners';
import { selectCartLines } from '../../cart/cartSelectors';
import { selectHasWaitingChanges } from '../../cart/cartSlice';
import { refreshCartPrices } from '../../cart/refreshCartPrices';
import { selectEligibility } from '../../eligibility/eligibilitySlice';
import { changesSince, linesToOrder, snapshotOf } from './cartSnapshot';
import { readNewOrder } from './ownOrders';
import type { PaymentOutcome } from './paymentOutcome';
import { orderReady, type PressedOrder } from './paymentSlice';
import { currentUserPendingPayment } from './pendingPayment';
import type { StepApi } from './step';

/** The lender for installments; null when the shop names none. */
export const selectLender = (state: RootState) => selectBusiness(state)?.defaultCreditor ?? null;

/** Maximum wait for quantity changes that are still being sent. */
const SETTLE_TIMEOUT_MS = 2000;

/** Refreshes prices and stock before ordering; only a cart that the shopper has seen is ordered. */
export const checkOrder = async (
  { plan, delivery, currency, accepted }: PressedOrder,
  { condition, dispatch, extra, getState }: StepApi,
): Promise<PaymentOutcome | null> => {
  const pressed = extra.clock.now();
  const shown = snapshotOf(selectCartLines(getState()));
  const account = accountKey(getState().session.account);
  dispatch(pendingChangesFlushed());
  if (selectHasWaitingChanges(getState())) {
    await condition((_action, state) => !selectHasWaitingChanges(state), SETTLE_TIMEOUT_MS);
  }
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

  const { address, note } = reveal(delivery);
  const isApproved = selectEligibility(getState()) === 'confirmed';
  const downPayment = plan.type === 'cash' ? null : plan.downPayment;
  const creditor = selectLender(getState())?.uuid ?? null;
  dispatch(
    orderReady({
      payload: secret(buildCheckoutPayload({ address, note, plan, lines, creditor })),
      isInstalment: plan.type === 'installment',
      total,
      // A free order paid in full has a payment page, too: the shop decides.
      next: downPayment === null || dueNow({ total, downPayment, isApproved }) > 0 ? 'redirect' : 'done',
      account,
      isDelivered: address !== null,
      ordered: linesToOrder(selectCartLines(getState())),
      accepted,
    }),
  );
  return null;
};
