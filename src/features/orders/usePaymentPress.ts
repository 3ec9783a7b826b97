import { useEffect, useRef, useState } from 'react';
import type { ShopThunk } from '../../store/types';
import { useAppDispatch } from '../../store/hooks';
import type { PaymentPressError } from './openPaymentPage';

type OpenPage = (isWanted: () => boolean) => ShopThunk<Promise<PaymentPressError | null>>;

/** The presses of payment buttons: one at a time, until the payment page opens or the press fails. */
export const usePaymentPress = <Name extends string | number>() => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<Name | null>(null);
  const [error, setError] = useState<PaymentPressError | null>(null);
  const isUnderWay = useRef(false);
  const isShown = useRef(false);

  const free = () => {
    isUnderWay.current = false;
    setBusy(null);
  };
  // On the way back from the payment page, the browser may restore this page (bfcache) with the button still busy.
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) free();
    };
    window.addEventListener('pageshow', cameBack);
    isShown.current = true;
    return () => {
      isShown.current = false;
      window.removeEventListener('pageshow', cameBack);
    };
  }, []);

  const pay = async (name: Name, openPage: OpenPage) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(name);
    setError(null);
    const problem = await dispatch(openPage(() => isShown.current));
    if (problem !== null) {
      setError(problem);
      free();
    }
  };
  return {
    busy,
    error,
    pay,
    dismissError: () => {
      setError(null);
    },
  };
};
