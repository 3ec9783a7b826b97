import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { cx } from './cx';
import { Icon } from './Icon';

/** A notice shown where it applies. Screen readers announce an `urgent` one at once and interrupt other speech. */
export const Notice = ({ urgent, children }: { urgent?: boolean; children: ReactNode }) => (
  <div role={urgent ? 'alert' : 'status'} className={cx(styles.alert, styles.line)}>
    <Icon name="info" />
    <p>{children}</p>
  </div>
);
