import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';
import { PageHeading } from './PageHeading';

/** A page with one thing to say and one way on. */
export const MessagePage = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action: ReactNode;
}) => (
  <section className={styles.page}>
    <PageHeading className={styles.title}>{title}</PageHeading>
    {children && <div className={styles.words}>{children}</div>}
    <div className={styles.action}>{action}</div>
  </section>
);
