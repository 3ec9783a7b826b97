import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../app/store';
import { listen } from '../features/checkout/payment/step';
import type { PaymentOutcome } from '../features/checkout/payment/paymentOutcome';
import { stepEnded } from '../features/checkout/payment/paymentSlice';
import { startPaymentEffects } from '../features/checkout/payment/paymentEffects';

/** Dispatches the action as a page would and returns its outcome; null if another step is running and it is ignored. */
export const paymentStep = (store: AppStore, wanted: UnknownAction): Promise<PaymentOutcome | null> =>
  new Promise((resolve) => {
    store.dispatch(startPaymentEffects());
    const { phase } = store.getState().payment;
    store.dispatch(wanted);
    if (store.getState().payment.phase === phase) {
      resolve(null);
      return;
    }
    store.dispatch(
      listen({
        actionCreator: stepEnded,
        effect: ({ payload }, { unsubscribe }) => {
          unsubscribe();
          resolve(payload);
        },
      }),
    );
  });
