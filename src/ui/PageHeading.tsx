import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The page's only h1; the focus moves here after a navigation. */
export const PageHeading = ({ children, className }: PageHeadingProps) => (
  <h1 tabIndex={-1} data-page-heading="" className={cx(styles.heading, className)}>
    {children}
  </h1>
);
