import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { buttonClass } from '../../../ui/buttonClass';
import styles from './PaymentPanel.module.css';
import { selectTarget } from './paymentSlice';

const LINK_DELAY_MS = 5000;

/** Shown during the redirect to the payment page; shows a link if the redirect is blocked or slow. */
export const LeavingNotice = () => {
  const target = useAppSelector(selectTarget);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, LINK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [target]);
  if (target === null) return null;
  const { host } = new URL(target);
  return (
    <div role="status" className={styles.panel}>
      <p>Taking you to {host}…</p>
      {isLate && (
        <a href={target} className={buttonClass({})}>
          Go to {host}
        </a>
      )}
    </div>
  );
};
