import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { overlayClosed } from '../../overlays/overlaysSlice';
import { checkoutOpened } from '../checkoutSlice';
import { isOpenOutcome, type PaymentOutcome } from './paymentOutcome';
import { selectOutcome, shopperCameBack } from './paymentSlice';
import { type PaymentStep, runStep } from './paymentStep';
import { recoverOrder } from './recoverOrder';
import type { ReturnState } from './ReturnNotice';
import { usePendingPayment } from './usePendingPayment';

export type RunStep = (step: PaymentStep) => Promise<PaymentOutcome | null>;

/** Runs the steps of the checkout and shows their outcomes. Begins with the outcome of the last order. */
export const useCheckoutSteps = (): RunStep => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOutcomeOpen = isOpenOutcome(useAppSelector(selectOutcome));
  const isPlacedElsewhere = usePendingPayment()?.phase === 'placed' && !isOutcomeOpen;

  const run: RunStep = async (step) => {
    const outcome = await dispatch(runStep(step));
    if (outcome === null) return null;
    dispatch(overlayClosed('schedule'));
    if (outcome.kind === 'saved') {
      const state: ReturnState = { returned: 'saved', orderCode: outcome.orderCode };
      void navigate(paths.orders, { state });
    }
    if (outcome.kind === 'confirmed') void navigate(paths.orderOrList(outcome.orderCode));
    return outcome;
  };
  const recover = useEffectEvent(() => run(recoverOrder()));

  useEffect(() => {
    dispatch(checkoutOpened());
    void recover();
    // The back/forward cache may restore this page as it was left, with disabled buttons and old prices.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch(shopperCameBack());
      void recover();
    };
    window.addEventListener('pageshow', cameBack);
    return () => {
      window.removeEventListener('pageshow', cameBack);
    };
  }, [dispatch]);
  // Ignored while this tab's own step runs.
  useEffect(() => {
    if (isPlacedElsewhere) void recover();
  }, [isPlacedElsewhere]);
  return run;
};
