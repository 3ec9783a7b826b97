import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import type { IconName } from './iconPaths';
import styles from './MessagePage.module.css';
import { PageHeading } from './PageHeading';

/** A page with one message and one link onwards. */
export const MessagePage = ({
  drawing,
  title,
  children,
  action,
}: {
  drawing?: IconName;
  title: string;
  children?: ReactNode;
  action: ReactNode;
}) => (
  <section className={styles.page}>
    <div className={styles.head}>
      {drawing && <Drawing name={drawing} />}
      <PageHeading>{title}</PageHeading>
    </div>
    {children && <div className={styles.words}>{children}</div>}
    <div className={styles.action}>{action}</div>
  </section>
);
