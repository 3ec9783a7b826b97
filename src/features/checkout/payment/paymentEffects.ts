import { notify } from '../../../api/apiEvents';
import { cancelledText } from '../../../domain/cancelledText';
import type { RootState, ShopThunk } from '../../../store/types';
import { cancelDuplicates, cancelOrder, settleDuplicates } from './cancelOrder';
import { checkOrder } from './checkOrder';
import { confirmPayment } from './confirmPayment';
import { finishOrder } from './finishOrder';
import { dropStoredOrder, storeOrderCode } from './lastOrder';
import { NOT_CANCELLED } from './messages';
import { storeKnownOrders } from './ownOrders';
import { stepNoteOf, withStepNote } from './paymentOutcome';
import {
  cancelDuplicatesPressed,
  cancelPressed,
  continuePressed,
  keepDuplicatesPressed,
  orderPlaced,
  orderPressed,
  orderReady,
  paymentDropped,
  paymentGivenUp,
  paymentReturned,
  recoveryWanted,
  stepEnded,
} from './paymentSlice';
import { currentUserPendingPayment } from './pendingPayment';
import { recoverOrder } from './recoverOrder';
import { redirectToPayment } from './redirectToPayment';
import { listen, step } from './step';
import { restoreBag } from './restoreBag';
import { submitOrder } from './submitOrder';

const duplicatesIn = ({ payment: { outcome } }: RootState): string[] =>
  outcome?.kind === 'twice' ? outcome.duplicates : [];

const effects = [
  step(orderPressed, checkOrder),
  step(orderReady, async (order, { dispatch }) => (await dispatch(submitOrder(order))) ?? dispatch(recoverOrder(true))),
  step<void>(recoveryWanted, (_payload, { dispatch, extra, getState }) =>
    dispatch(recoverOrder(currentUserPendingPayment(getState(), extra.clock.now()) !== null)),
  ),
  step(cancelPressed, async (orderCode, { dispatch }) => {
    const outcome = await dispatch(cancelOrder(orderCode));
    await dispatch(storeKnownOrders());
    return outcome;
  }),
  step<void>(cancelDuplicatesPressed, (_payload, { dispatch, getState }) =>
    dispatch(cancelDuplicates(duplicatesIn(getState()))),
  ),
  step(paymentGivenUp, async (orderCode, { dispatch }) => {
    const outcome = await dispatch(cancelOrder(orderCode));
    if (outcome.kind === 'cancelled') dispatch(notify('success', cancelledText(orderCode)));
    else if (stepNoteOf(outcome) === 'notCancelled') dispatch(notify('error', NOT_CANCELLED));
    return outcome;
  }),
  step(paymentReturned, async (checkoutId, { dispatch, extra, getState }) => {
    const outcome = await dispatch(confirmPayment(checkoutId));
    if (outcome.kind === 'notPaid') {
      // Keeps an order that another tab has sent since without redirecting: dropping it would allow a second order.
      extra.rereadEntries();
      const { pending } = getState().payment;
      if (pending?.checkoutUrl != null) {
        await dispatch(restoreBag(pending.orderCode));
        dispatch(paymentDropped());
      }
    }
    return outcome;
  }),
  listen({
    actionCreator: keepDuplicatesPressed,
    effect: (_action, { dispatch, getState }) => {
      dispatch(stepEnded(dispatch(settleDuplicates(duplicatesIn(getState()), []))));
    },
  }),
  listen({
    actionCreator: continuePressed,
    effect: (_action, { dispatch, getState }) => {
      const { checkoutId, outcome, pending } = getState().payment;
      const leaving = dispatch(redirectToPayment({ checkoutId, checkoutUrl: pending?.checkoutUrl ?? null }));
      if (leaving !== 'left') dispatch(stepEnded(withStepNote(outcome, leaving, [])));
    },
  }),
  listen({
    actionCreator: orderPlaced,
    effect: ({ payload }, { dispatch }) => dispatch(storeOrderCode(payload.orderCode)),
  }),
  listen({
    actionCreator: stepEnded,
    effect: async ({ payload: outcome }, { dispatch }) => {
      dispatch(dropStoredOrder(outcome));
      await dispatch(finishOrder(outcome));
      if (outcome.kind === 'none' || outcome.kind === 'notPlaced') await dispatch(storeKnownOrders());
    },
  }),
];

/** Registers the effects once; repeated calls add nothing. They load with the checkout, not with the first screen. */
export const startPaymentEffects = (): ShopThunk => (dispatch) => {
  for (const effect of effects) dispatch(effect);
};
