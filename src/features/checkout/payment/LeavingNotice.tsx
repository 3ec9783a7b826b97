import { useAppSelector } from '../../../store/hooks';
import { buttonClass } from '../../../ui/Button';
import { useElapsed } from '../../../ui/useElapsed';
import styles from './PaymentPanel.module.css';
import { selectTarget } from './paymentSlice';

const LINK_DELAY_MS = 5000;

const Leaving = ({ target }: { target: string }) => {
  const isLate = useElapsed(LINK_DELAY_MS);
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

/** Shown during the redirect to the payment page; shows a link if the redirect is blocked or slow. */
export const LeavingNotice = () => {
  const target = useAppSelector(selectTarget);
  return target !== null && <Leaving key={target} target={target} />;
};
