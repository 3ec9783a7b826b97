import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { notify } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageMeta';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { SignInFirst } from '../../features/session/SignInFirst';
import { CancelQuestion } from '../../features/checkout/payment/CancelQuestion';
import { giveUpPayment, wasStartedInThisBrowser } from '../../features/checkout/payment/cancelOrder';
import { stepNoteOf } from '../../features/checkout/payment/paymentOutcome';
import { selectOutcome } from '../../features/checkout/payment/paymentSlice';
import { runStep } from '../../features/checkout/payment/paymentStep';
import { UnknownPayment } from '../../features/checkout/payment/UnknownPayment';

const NO_ORDER = 'We couldn’t tell which order to cancel. You can cancel it in your orders.';

/**
 * The shopper cancelled at the payment page. Without a pending payment in this browser the page asks for confirmation:
 * opening a link must not cancel an order.
 */
export const PaymentCancelPage = ({ orderCode }: { orderCode: string | null }) => {
  usePageTitle('Payment');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnknown = stepNoteOf(useAppSelector(selectOutcome)) === 'cancelUnknown';
  const [isOwn] = useState(() => orderCode !== null && dispatch(wasStartedInThisBrowser(orderCode)));
  const [isAgreed, setIsAgreed] = useState(isOwn);

  const cancel = async () => {
    if (orderCode === null) return;
    const outcome = await dispatch(runStep(giveUpPayment(orderCode)));
    if (outcome && stepNoteOf(outcome) !== 'cancelUnknown') void navigate(paths.cart, { replace: true });
  };
  const cancelAtOnce = useEffectEvent(cancel);
  const mayCancel = isAgreed && isSignedIn;
  useEffect(() => {
    if (mayCancel) void cancelAtOnce();
  }, [mayCancel, orderCode]);
  useEffect(() => {
    if (orderCode === null) dispatch(notify('info', NO_ORDER));
  }, [dispatch, orderCode]);

  if (orderCode === null) return <Navigate to={paths.cart} replace />;
  if (!isSignedIn) return <SignInFirst />;
  if (isAgreed && isUnknown) {
    return (
      <UnknownPayment title="Payment cancelled" onCheck={() => void cancel()}>
        We can’t confirm yet whether order {orderCode} was cancelled.
      </UnknownPayment>
    );
  }
  if (isAgreed) {
    return (
      <MessagePage title="Payment cancelled" action={<Spinner label="Cancelling the order" />}>
        <p>We’re cancelling the order.</p>
      </MessagePage>
    );
  }
  return (
    <CancelQuestion
      orderCode={orderCode}
      onAgree={() => {
        setIsAgreed(true);
      }}
    />
  );
};
