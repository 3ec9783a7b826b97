import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import styles from './EmptyState.module.css';
import type { IconName } from './iconPaths';

interface EmptyStateProps {
  drawing?: IconName;
  /** What there is none of. */
  title: string;
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** Nothing to show, and where to go from here. */
export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {drawing && <Drawing name={drawing} />}
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.words}>{children}</div>}
    {action}
  </div>
);
