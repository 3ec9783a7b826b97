import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageMeta';
import { selectIsSignedIn, sessionEnded } from '../../features/session/sessionSlice';
import { SignInFirst } from '../../features/session/SignInFirst';
import { confirmPayment } from '../../features/checkout/payment/confirmPayment';
import {
  selectCheckoutId,
  selectLastPayment,
  selectOutcome,
  selectPaymentPhase,
} from '../../features/checkout/payment/paymentSlice';
import { runStep } from '../../features/checkout/payment/paymentStep';
import { isPaymentOfAnotherAccount } from '../../features/checkout/payment/pendingPayment';
import type { ReturnState } from '../../features/checkout/payment/ReturnNotice';
import { UnknownPayment } from '../../features/checkout/payment/UnknownPayment';

const PAID: ReturnState = { returned: 'paid' };

/** Return from the payment page: confirms the payment once, then redirects to the order. */
export const PaymentReturnPage = ({ checkoutId }: { checkoutId: string | null }) => {
  usePageTitle('Payment');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const stored = useAppSelector(selectCheckoutId);
  const lastPayment = useAppSelector(selectLastPayment);
  const phase = useAppSelector(selectPaymentPhase);
  const isUnconfirmed = useAppSelector(selectOutcome)?.kind === 'unconfirmed';

  const isOfAnother = useAppSelector(isPaymentOfAnotherAccount);
  const isConfirmed = checkoutId !== null && lastPayment?.checkoutId === checkoutId;
  const isOurs = checkoutId !== null && stored === checkoutId;

  const mayConfirm = isOurs && isSignedIn && !isConfirmed && !isOfAnother;
  const confirm = async () => {
    if (!mayConfirm) return;
    const outcome = await dispatch(runStep(confirmPayment(checkoutId)));
    if (outcome?.kind !== 'notPaid') return;
    const state: ReturnState = { returned: 'notPaid', text: outcome.text };
    void navigate(paths.checkout, { replace: true, state });
  };
  const confirmAtOnce = useEffectEvent(confirm);
  useEffect(() => {
    if (mayConfirm) void confirmAtOnce();
  }, [mayConfirm, checkoutId]);

  if (!isSignedIn) return <SignInFirst />;
  if (isConfirmed) return <Navigate to={paths.orderOrList(lastPayment.orderCode)} replace state={PAID} />;
  if (!isOurs) {
    return <Navigate to={paths.checkout} replace state={{ returned: 'otherPayment' } satisfies ReturnState} />;
  }
  if (isOfAnother) {
    return (
      <MessagePage
        title="This payment belongs to another account"
        action={<Button onClick={() => dispatch(sessionEnded('loggedOut'))}>Sign in with another account</Button>}
      >
        <p>Sign in with the account that placed the order. We’ll confirm the payment then.</p>
      </MessagePage>
    );
  }
  if (phase !== 'idle' || !isUnconfirmed) {
    return (
      <MessagePage title="We’re confirming your payment" action={<Spinner label="Confirming your payment" />}>
        <p>This takes a moment. Please stay on this page.</p>
      </MessagePage>
    );
  }
  return (
    <UnknownPayment title="We’re confirming your payment" onCheck={() => void confirm()}>
      We don’t have an answer yet. Your cart is kept until we do. Please don’t pay again.
    </UnknownPayment>
  );
};
