import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { errorText } from '../../api/apiError';
import { paths } from '../../config/paths';
import { checkoutFinished } from '../../features/checkout/checkoutSlice';
import { dropDraft } from '../../features/checkout/draft';
import { confirmPayment } from '../../features/payment/confirmPayment';
import { dropReturned } from '../../features/payment/dropReturned';
import { selectCheckoutId } from '../../features/payment/paymentSlice';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageTitle';
import type { ReturnState } from '../shared/ReturnNotice';
import { clearCart } from '../shared/clearCart';
import styles from './PaymentPage.module.css';

const NOT_PAID = 'The payment has not been made.';

const orderPath = (orderCode: string | null): string => (orderCode === null ? paths.orders : paths.order(orderCode));

/** Back from the payment page: confirmed once, and on to the order. */
export const ReturnedPayment = ({ checkoutId }: { checkoutId: string | null }) => {
  usePageTitle('Payment');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const stored = useAppSelector(selectCheckoutId);
  const lastPayment = useAppSelector((state) => state.payment.lastPayment);
  const [isUnknown, setIsUnknown] = useState(false);
  const isHere = useRef(true);

  const isReplay = checkoutId !== null && lastPayment?.checkoutId === checkoutId;
  const isOurs = checkoutId !== null && stored === checkoutId;

  const confirm = async (id: string): Promise<void> => {
    setIsUnknown(false);
    const end = await dispatch(confirmPayment(id));
    if (end.kind === 'confirmed') {
      if (end.fresh) {
        dispatch(checkoutFinished());
        dispatch(clearCart());
        dropDraft();
      }
      if (isHere.current) void navigate(orderPath(end.orderCode), { replace: true });
    } else if (end.kind === 'refused') {
      dispatch(dropReturned());
      const state: ReturnState = { returned: 'notPaid', text: errorText(end.error, NOT_PAID) };
      if (isHere.current) void navigate(paths.checkout, { replace: true, state });
    } else if (end.kind === 'unknown') {
      setIsUnknown(true);
    }
  };
  const confirmNow = useRef(confirm);
  useEffect(() => {
    confirmNow.current = confirm;
  });

  const mayConfirm = isOurs && isSignedIn && !isReplay;
  useEffect(() => {
    isHere.current = true;
    if (mayConfirm) void confirmNow.current(checkoutId);
    return () => {
      isHere.current = false;
    };
  }, [mayConfirm, checkoutId]);

  if (!isSignedIn) return <Navigate to={paths.auth} replace state={{ from: pathname + search }} />;
  if (isReplay) return <Navigate to={orderPath(lastPayment.orderCode)} replace />;
  if (!isOurs) {
    return <Navigate to={paths.checkout} replace state={{ returned: 'otherPayment' } satisfies ReturnState} />;
  }
  return (
    <MessagePage
      title="We are confirming your payment"
      action={
        isUnknown ? (
          <div className={styles.ways}>
            <Button
              onClick={() => {
                void confirm(checkoutId);
              }}
            >
              Check again
            </Button>
            <Link to={paths.orders}>Look at your orders</Link>
          </div>
        ) : (
          <Spinner label="Confirming your payment" />
        )
      }
    >
      {isUnknown ? (
        <p role="alert">No answer came so far. Your bag is kept until we know. Do not pay a second time.</p>
      ) : (
        <p>This takes a moment. Please stay on this page.</p>
      )}
    </MessagePage>
  );
};
