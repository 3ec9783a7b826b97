import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import type { Fault } from '../../features/payment/paymentTexts';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import styles from './CheckoutPage.module.css';

/** What went wrong, in the server's words where it had any. The focus goes to it, unless a field has it. */
export const CheckoutBanner = ({ fault, takesFocus }: { fault: Fault; takesFocus: boolean }) => {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus, fault]);
  const { text, list = [], orderCode } = fault;
  return (
    <Alert ref={banner} severity="error" icon={<Icon name="alert" />} tabIndex={-1} className={styles.banner}>
      <p>{text}</p>
      {list.length > 0 && (
        <ul className={styles.changes}>
          {list.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {orderCode !== undefined && <Link to={paths.order(orderCode)}>View order {orderCode}</Link>}
    </Alert>
  );
};
