import type { ReactNode } from 'react';
import styles from './ListHead.module.css';

/** The way here and the name of the page, above a list. */
export const ListHead = ({ children }: { children: ReactNode }) => <div className={styles.head}>{children}</div>;
