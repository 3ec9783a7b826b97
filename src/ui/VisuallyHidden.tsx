import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Visible to screen readers only. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: { as?: 'span' | 'h2'; children: ReactNode }) => (
  <Tag className={styles.hidden}>{children}</Tag>
);
