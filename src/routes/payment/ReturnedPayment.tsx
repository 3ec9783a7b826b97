import { useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import {
  paymentReturned,
  selectCheckoutId,
  selectLastPayment,
  selectOutcome,
  selectPaymentPhase,
} from '../../features/payment/paymentSlice';
import { useOutcome } from '../../features/payment/useOutcome';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageTitle';
import { startPayments } from '../shared/finishOrder';
import type { ReturnState } from '../shared/ReturnNotice';
import styles from './PaymentPage.module.css';

/** Back from the payment page: confirmed once, and on to the order. */
export const ReturnedPayment = ({ checkoutId }: { checkoutId: string | null }) => {
  usePageTitle('Payment');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const stored = useAppSelector(selectCheckoutId);
  const lastPayment = useAppSelector(selectLastPayment);
  const phase = useAppSelector(selectPaymentPhase);
  const isUnconfirmed = useAppSelector(selectOutcome)?.kind === 'unconfirmed';

  const isReplay = checkoutId !== null && lastPayment?.checkoutId === checkoutId;
  const isOurs = checkoutId !== null && stored === checkoutId;

  useEffect(() => {
    dispatch(startPayments());
  }, [dispatch]);
  useOutcome((outcome) => {
    if (outcome.kind === 'confirmed') void navigate(paths.orderOrList(outcome.orderCode), { replace: true });
    if (outcome.kind !== 'notPaid') return;
    const state: ReturnState = { returned: 'notPaid', text: outcome.text };
    void navigate(paths.checkout, { replace: true, state });
  });
  const mayConfirm = isOurs && isSignedIn && !isReplay;
  useEffect(() => {
    if (mayConfirm) dispatch(paymentReturned(checkoutId));
  }, [dispatch, mayConfirm, checkoutId]);

  if (!isSignedIn) return <Navigate to={paths.auth} replace state={{ from: pathname + search }} />;
  if (isReplay) return <Navigate to={paths.orderOrList(lastPayment.orderCode)} replace />;
  if (!isOurs) {
    return <Navigate to={paths.checkout} replace state={{ returned: 'otherPayment' } satisfies ReturnState} />;
  }
  if (phase !== 'idle' || !isUnconfirmed) {
    return (
      <MessagePage title="We are confirming your payment" action={<Spinner label="Confirming your payment" />}>
        <p>This takes a moment. Please stay on this page.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="We are confirming your payment"
      action={
        <div className={styles.ways}>
          <Button onClick={() => dispatch(paymentReturned(checkoutId))}>Check again</Button>
          <Link to={paths.orders}>Look at your orders</Link>
        </div>
      }
    >
      <p role="alert">No answer came so far. Your bag is kept until we know. Do not pay a second time.</p>
    </MessagePage>
  );
};
