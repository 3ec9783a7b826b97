import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  addListener,
  type ListenerEffectAPI,
} from '@reduxjs/toolkit';
import type { ApiExtra } from '../../../api/extra';
import type { AppDispatch, RootState } from '../../../store/types';
import type { PaymentOutcome } from './paymentOutcome';
import { stepEnded } from './paymentSlice';

export const listen = addListener.withTypes<RootState, AppDispatch, ApiExtra>();

export type StepApi = ListenerEffectAPI<RootState, AppDispatch, ApiExtra>;
type Wanted<P> = [P] extends [void] ? ActionCreatorWithoutPayload : ActionCreatorWithPayload<P>;

/**
 * Runs the work of a step once its phase has begun and ends it with an outcome; other requests in between are ignored.
 * Null hands over to the next step.
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
