import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import styles from './EmptyState.module.css';
import type { IconName } from './iconPaths';

interface EmptyStateProps {
  drawing?: IconName;
  /** Names the missing content. */
  title: string;
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** An empty state with a link or button for the next step. */
export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {drawing && <Drawing name={drawing} />}
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.words}>{children}</div>}
    {action}
  </div>
);
