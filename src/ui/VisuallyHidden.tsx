import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read aloud, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
