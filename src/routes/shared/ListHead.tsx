import type { ReactNode } from 'react';
import styles from './ListHead.module.css';

/** Breadcrumbs and title above a list. */
export const ListHead = ({ children }: { children: ReactNode }) => <div className={styles.head}>{children}</div>;
