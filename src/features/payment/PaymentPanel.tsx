import type { ReactNode } from 'react';
import styles from './OpenPayment.module.css';

/** What has to be looked at before anything else is ordered. */
export const PaymentPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section id="open-payment" tabIndex={-1} className={styles.panel} aria-label={title} role="status">
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);
