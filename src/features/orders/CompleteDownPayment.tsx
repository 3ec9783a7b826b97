import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../contract/order';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { keepFocus } from './keepFocus';
import styles from './OrderDetails.module.css';
import { type PayDownError, payDown } from './payDown';
import { Sum } from './Sum';

/** Opens the payment page for the down payment of an approved instalment order. */
export const CompleteDownPayment = ({ order, currency }: { order: Order; currency: string }) => {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PayDownError | null>(null);
  const isUnderWay = useRef(false);
  const isShown = useRef(false);

  const free = () => {
    isUnderWay.current = false;
    setIsBusy(false);
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

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setError(null);
    const problem = await dispatch(payDown(order, () => isShown.current));
    if (problem !== null) {
      setError(problem);
      free();
    }
  };

  return (
    <div className={styles.pay}>
      <p>
        Due now:{' '}
        <strong>
          <Sum amount={order.loan?.downPaymentAmount ?? null} currency={currency} />
        </strong>
      </p>
      {error !== null && (
        <PageAlert
          kind="error"
          closeText="Dismiss"
          onClose={({ currentTarget }) => {
            const passFocusOn = keepFocus(currentTarget.closest<HTMLElement>('[role="alert"]') ?? document.body);
            setError(null);
            passFocusOn();
          }}
        >
          {error.text}
        </PageAlert>
      )}
      <Button
        aria-disabled={isBusy}
        onClick={() => {
          void pay();
        }}
      >
        {isBusy ? 'Opening the payment page…' : error?.isUnknown ? 'Check again' : 'Complete Down Payment'}
      </Button>
    </div>
  );
};
