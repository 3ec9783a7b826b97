import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Notice.module.css';

/** A notice shown where it applies. Screen readers announce an `urgent` one at once and interrupt other speech. */
export const Notice = ({ urgent, children }: { urgent?: boolean; children: ReactNode }) => (
  <div role={urgent ? 'alert' : 'status'} className={styles.notice}>
    <Icon name="info" className={styles.icon} />
    <p>{children}</p>
  </div>
);
