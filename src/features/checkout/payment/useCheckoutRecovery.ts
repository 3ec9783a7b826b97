import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { checkoutOpened } from '../checkoutSlice';
import { isOpen } from './paymentOutcome';
import { recoveryWanted, selectOutcome, shopperCameBack } from './paymentSlice';
import type { ReturnState } from './ReturnNotice';
import { useOutcome } from './useOutcome';
import { usePendingPayment } from './usePendingPayment';

/** Starts the check of the last order's outcome and redirects to a completed order. */
export const useCheckoutRecovery = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOutcomeOpen = isOpen(useAppSelector(selectOutcome));
  const isPlacedElsewhere = usePendingPayment()?.phase === 'placed' && !isOutcomeOpen;
  useOutcome((outcome) => {
    if (outcome.kind === 'saved') {
      const state: ReturnState = { returned: 'saved', orderCode: outcome.orderCode };
      void navigate(paths.orders, { state });
    }
    if (outcome.kind === 'confirmed') void navigate(paths.orderOrList(outcome.orderCode));
  });
  useEffect(() => {
    dispatch(checkoutOpened());
    dispatch(recoveryWanted());
    // The back/forward cache may restore this page as it was left, with disabled buttons and old prices.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch(shopperCameBack());
      dispatch(recoveryWanted());
    };
    window.addEventListener('pageshow', cameBack);
    return () => {
      window.removeEventListener('pageshow', cameBack);
    };
  }, [dispatch]);
  // Ignored while this tab's own step runs.
  useEffect(() => {
    if (isPlacedElsewhere) dispatch(recoveryWanted());
  }, [dispatch, isPlacedElsewhere]);
};
