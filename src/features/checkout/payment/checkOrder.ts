import { isAnyOf } from '@reduxjs/toolkit';
import { businessApi } from '../../../api/businessApi';
import { cartApi } from '../../../api/cartApi';
import { buildCheckoutPayload } from '../../../contract/checkout';
import { dueNow } from '../../../domain/dueNow';
import { accountKey } from '../../../lib/accountKey';
import { reveal, secret } from '../../../lib/secret';
import type { RootState } from '../../../store/types';
import { pendingChangesFlushed } from '../../cart/cartListeners';
import { selectCartLines } from '../../cart/cartSelectors';
import { selectHasWaitingChanges } from '../../cart/cartSlice';
import { refreshCartPrices } from '../../cart/refreshCartPrices';
import { scheduleAccepted } from '../../credit/acceptedSlice';
import { selectEligibility } from '../../eligibility/eligibilitySlice';
import { changesSince, linesToOrder, snapshotOf } from './cartSnapshot';
import { noteOrder } from './lastOrder';
import { step } from './paymentListeners';
import { placedCode } from './paymentOutcome';
import { orderPressed, orderReady, orderSent, stepEnded } from './paymentSlice';

const selectAnswer = businessApi.endpoints.getBusiness.select();

/** The lender for installments; null when the shop names none. */
export const selectLender = (state: RootState) =>
  (selectAnswer(state).data ?? state.business.remembered)?.defaultCreditor ?? null;

/** Maximum wait for quantity changes that are still being sent. */
const SETTLE_TIMEOUT_MS = 2000;

/** Refreshes prices and stock before ordering; only a cart that the shopper has seen is ordered. */
export const checkOrder = step(orderPressed, async ({ plan, delivery, currency, accepted }, api) => {
  const { condition, dispatch, getState, take } = api;
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
  if (changes.length > 0 || total === null) return { kind: 'changed', changes };

  const ordered = linesToOrder(selectCartLines(getState()));
  const isApproved = selectEligibility(getState()) === 'confirmed';
  const downPayment = plan.type === 'cash' ? null : plan.downPayment;
  const order = { ...reveal(delivery), plan, lines, creditor: selectLender(getState())?.uuid ?? null };
  dispatch(
    orderReady({
      payload: secret(buildCheckoutPayload(order)),
      isInstalment: plan.type === 'installment',
      total,
      lines: lines.length,
      next: dueNow({ total, downPayment, isApproved }) > 0 ? 'redirect' : 'done',
    }),
  );
  const [next] = await take(isAnyOf(orderSent, stepEnded));
  if (!orderSent.match(next)) return null;
  dispatch(noteOrder({ account, isDelivered: reveal(delivery).address !== null }, ordered));
  if (accepted === null) return null;
  // The accepted schedule is stored with its order, for a later comparison.
  const [{ payload: outcome }] = await take(stepEnded.match);
  const orderCode = placedCode(outcome);
  if (orderCode !== null) dispatch(scheduleAccepted({ orderCode, account, at: Date.now(), ...accepted }));
  return null;
});
