import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { told } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { cancelPayment, NOT_CANCELLED, wasStartedHere } from '../../features/payment/cancelPayment';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageTitle';
import styles from './PaymentPage.module.css';

/**
 * The shopper gave up at the payment page. An address that nobody here was sent away for asks first: opening a link
 * must not be able to cancel an order.
 */
export const CancelledPayment = ({ orderCode }: { orderCode: string | null }) => {
  usePageTitle('Payment');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isOwn] = useState(() => orderCode !== null && dispatch(wasStartedHere(orderCode)));
  const [isAgreed, setIsAgreed] = useState(isOwn);
  const isCancelling = useRef(false);

  const mayCancel = isAgreed && isSignedIn;
  useEffect(() => {
    // Once: React runs effects twice in development, and cancelling is no read.
    if (!mayCancel || orderCode === null || isCancelling.current) return;
    isCancelling.current = true;
    void dispatch(cancelPayment(orderCode)).then((isCancelled) => {
      if (isCancelled) dispatch(told('success', `Order ${orderCode} has been cancelled.`));
      else dispatch(told('error', NOT_CANCELLED));
      void navigate(paths.cart, { replace: true });
    });
  }, [dispatch, navigate, mayCancel, orderCode]);

  if (orderCode === null) return <Navigate to={paths.cart} replace />;
  if (!isSignedIn) return <Navigate to={paths.auth} replace state={{ from: pathname + search }} />;
  if (isAgreed) {
    return (
      <MessagePage title="Payment cancelled" action={<Spinner label="Cancelling the order" />}>
        <p>We are cancelling the order.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={`Cancel order ${orderCode}?`}
      action={
        <div className={styles.ways}>
          <Button
            onClick={() => {
              setIsAgreed(true);
            }}
          >
            Cancel the order
          </Button>
          <ButtonLink to={paths.order(orderCode)} variant="quiet">
            Keep it
          </ButtonLink>
        </div>
      }
    >
      <p>You came here by a link. The order is cancelled only if you say so.</p>
    </MessagePage>
  );
};
