import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  addListener,
  type ListenerEffectAPI,
} from '@reduxjs/toolkit';
import { notify } from '../../../api/apiEvents';
import type { ApiExtra } from '../../../api/extra';
import type { AppDispatch, RootState, ShopThunk } from '../../../store/types';
import { cancelDuplicates, cancelPayment, settleDuplicates } from './cancelPayment';
import { confirmPayment } from './confirmPayment';
import { noteOrders } from './ownOrders';
import { type PaymentOutcome, stepNoteOf, withStepNote } from './paymentOutcome';
import {
  cancelDuplicatesPressed,
  cancelPressed,
  continuePressed,
  keepDuplicatesPressed,
  orderReady,
  paymentDropped,
  paymentGivenUp,
  paymentReturned,
  recoveryWanted,
  stepEnded,
} from './paymentSlice';
import { NOT_CANCELLED } from './paymentTexts';
import { placeOrder } from './placeOrder';
import { recoverPayment } from './recoverPayment';
import { redirectToPayment } from './redirectToPayment';

export const listen = addListener.withTypes<RootState, AppDispatch, ApiExtra>();

type StepApi = ListenerEffectAPI<RootState, AppDispatch, ApiExtra>;
type Wanted<P> = [P] extends [void] ? ActionCreatorWithoutPayload : ActionCreatorWithPayload<P>;

/**
 * Runs the work of a step once its phase has begun and ends it with an outcome; other requests in between are ignored.
 */
export const step = <P>(wanted: Wanted<P>, work: (payload: P, api: StepApi) => Promise<PaymentOutcome | null>) =>
  listen({
    predicate: (action, now, before): action is { type: string; payload: P } =>
      wanted.match(action) && now.payment.phase !== before.payment.phase,
    effect: async ({ payload }, api) => {
      let outcome: PaymentOutcome | null = { kind: 'none' };
      try {
        outcome = await work(payload, api);
      } finally {
        if (outcome) api.dispatch(stepEnded(outcome));
      }
    },
  });

const duplicatesIn = ({ payment: { outcome } }: RootState): string[] =>
  outcome?.kind === 'twice' ? outcome.duplicates : [];

const effects = [
  step(
    orderReady,
    async (order, { dispatch }) => (await dispatch(placeOrder(order))) ?? dispatch(recoverPayment(true)),
  ),
  step<void>(recoveryWanted, (_payload, { dispatch, getState }) =>
    dispatch(recoverPayment(getState().payment.pending !== null)),
  ),
  step(cancelPressed, async (orderCode, { dispatch }) => {
    const outcome = await dispatch(cancelPayment(orderCode));
    await dispatch(noteOrders());
    return outcome;
  }),
  step<void>(cancelDuplicatesPressed, (_payload, { dispatch, getState }) =>
    dispatch(cancelDuplicates(duplicatesIn(getState()))),
  ),
  step(paymentGivenUp, async (orderCode, { dispatch }) => {
    const outcome = await dispatch(cancelPayment(orderCode));
    if (outcome.kind === 'cancelled') dispatch(notify('success', `Order ${orderCode} has been cancelled.`));
    else if (stepNoteOf(outcome) === 'notCancelled') dispatch(notify('error', NOT_CANCELLED));
    return outcome;
  }),
  step(paymentReturned, async (checkoutId, { dispatch, extra, getState }) => {
    const outcome = await dispatch(confirmPayment(checkoutId));
    if (outcome.kind === 'notPaid') {
      // Keeps an order that another tab has sent since without redirecting: dropping it would allow a second order.
      extra.rereadEntries();
      if (getState().payment.pending?.checkoutUrl != null) dispatch(paymentDropped());
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
    actionCreator: stepEnded,
    effect: async ({ payload: { kind } }, { dispatch }) => {
      if (kind === 'none' || kind === 'notPlaced') await dispatch(noteOrders());
    },
  }),
];

/** Starts the payment listeners. They load with the pages that need them, not with the first screen. */
export const startPayment = (): ShopThunk => (dispatch) => {
  for (const effect of effects) dispatch(effect);
};
