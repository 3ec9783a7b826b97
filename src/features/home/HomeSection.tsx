import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  headingId: string;
  /** The heading, where what is below does not bring it along. */
  head?: ReactNode;
  children: ReactNode;
}

/** One shelf of the shop's window, named by the heading with that id. */
export const HomeSection = ({ headingId, head, children }: HomeSectionProps) => (
  <section aria-labelledby={headingId} className={styles.section}>
    {head && <div className={styles.head}>{head}</div>}
    {children}
  </section>
);
