import type { UnsubscribeListener } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { listen } from './paymentListeners';
import type { PaymentOutcome } from './paymentOutcome';
import { stepEnded } from './paymentSlice';

/** Hears what every step comes to, for as long as the component is there; what ends later concerns it no more. */
export const useOutcome = (hear: (outcome: PaymentOutcome) => void): void => {
  const dispatch = useAppDispatch();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const effect = ({ payload }: { payload: PaymentOutcome }) => {
      latest.current(payload);
    };
    // The store of a replay has no listeners, and gives the action back.
    const stop = dispatch(listen({ actionCreator: stepEnded, effect })) as UnsubscribeListener | object;
    return () => {
      if (typeof stop === 'function') stop();
    };
  }, [dispatch]);
};
