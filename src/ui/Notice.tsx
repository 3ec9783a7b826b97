import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Notice.module.css';

/** Something useful to know, told where it belongs; `urgent` is read out at once, whatever else is being read. */
export const Notice = ({ urgent, children }: { urgent?: boolean; children: ReactNode }) => (
  <div role={urgent ? 'alert' : 'status'} className={styles.notice}>
    <Icon name="info" className={styles.icon} />
    <p>{children}</p>
  </div>
);
