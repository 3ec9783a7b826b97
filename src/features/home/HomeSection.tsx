import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  headingId: string;
  /** The heading; omitted when the children render it themselves. */
  head?: ReactNode;
  children: ReactNode;
}

/** One section of the home page, labelled by the heading with that id. */
export const HomeSection = ({ headingId, head, children }: HomeSectionProps) => (
  <section aria-labelledby={headingId} className={styles.section}>
    {head && <div className={styles.head}>{head}</div>}
    {children}
  </section>
);

export const NoShelfProducts = () => <p className={styles.none}>No Products available</p>;
