import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The one heading of a page; after a navigation the focus moves here. */
export const PageHeading = ({ children, className }: PageHeadingProps) => (
  <h1 tabIndex={-1} data-page-heading="" className={cx(styles.heading, className)}>
    {children}
  </h1>
);
