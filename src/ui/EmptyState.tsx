import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** Nothing to show, and where to go from here. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.words}>{children}</div>}
    {action}
  </div>
);
