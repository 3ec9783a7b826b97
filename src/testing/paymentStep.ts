import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../app/store';
import { listen } from '../features/payment/paymentListeners';
import type { PaymentOutcome } from '../features/payment/paymentOutcome';
import { stepEnded } from '../features/payment/paymentSlice';
import { checkOrder } from '../routes/checkout/checkOrder';
import { startPayments } from '../routes/shared/finishOrder';

/** Does what a page would do, and gives what it came to; null when something else is under way, and it is not done. */
export const paymentStep = (store: AppStore, wanted: UnknownAction): Promise<PaymentOutcome | null> =>
  new Promise((resolve) => {
    store.dispatch(startPayments());
    store.dispatch(checkOrder);
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
