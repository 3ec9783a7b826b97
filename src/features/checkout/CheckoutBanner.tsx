import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { PageAlert } from '../../ui/PageAlert';
import styles from './checkout.module.css';
import type { BannerError } from './payment/messages';

/** The checkout's error message, with the server's text if there is one. Takes the focus. */
export const CheckoutBanner = ({ error }: { error: BannerError }) => {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, [error]);
  const { text, list = [], orderCode } = error;
  return (
    <PageAlert ref={banner} kind="error" tabIndex={-1} className={styles.banner}>
      <p>{text}</p>
      {list.length > 0 && (
        <ul className={styles.changes}>
          {list.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {orderCode !== undefined && <Link to={paths.order(orderCode)}>View order {orderCode}</Link>}
    </PageAlert>
  );
};
