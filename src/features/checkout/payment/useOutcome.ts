import type { UnsubscribeListener } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { startPaymentEffects } from './paymentEffects';
import type { PaymentOutcome } from './paymentOutcome';
import { stepEnded } from './paymentSlice';
import { listen } from './step';

/** Starts the payment effects, and calls back with the outcome of every step while the component is mounted. */
export const useOutcome = (hear: (outcome: PaymentOutcome) => void): void => {
  const dispatch = useAppDispatch();
  const onOutcome = useEffectEvent(hear);
  useEffect(() => {
    dispatch(startPaymentEffects());
    const effect = ({ payload }: { payload: PaymentOutcome }) => {
      onOutcome(payload);
    };
    // The store of a replay has no listeners and returns the action instead.
    const stop = dispatch(listen({ actionCreator: stepEnded, effect })) as UnsubscribeListener | object;
    return () => {
      if (typeof stop === 'function') stop();
    };
  }, [dispatch]);
};
