import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  kind?: 'info' | 'success';
  /** Read out at once, whatever else is being read. */
  urgent?: boolean;
  children: ReactNode;
}

/** Something good or useful to know, told where it belongs. */
export const Notice = ({ kind = 'info', urgent, children }: NoticeProps) => (
  <div role={urgent ? 'alert' : 'status'} className={cx(styles.notice, styles[kind])}>
    <Icon name={kind === 'success' ? 'check' : 'info'} className={styles.icon} />
    <p>{children}</p>
  </div>
);
