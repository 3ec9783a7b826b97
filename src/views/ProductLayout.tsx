import type { ReactNode } from 'react';
import styles from './ProductLayout.module.css';

interface ProductLayoutProps {
  crumbs: ReactNode;
  gallery: ReactNode;
  decision: ReactNode;
  children?: ReactNode;
}

/** The layout of the product page, shared by the page and its skeleton. */
export const ProductLayout = ({ crumbs, gallery, decision, children }: ProductLayoutProps) => (
  <article className={styles.page}>
    <div className={styles.crumbs}>{crumbs}</div>
    <div className={styles.columns}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.decision}>{decision}</div>
    </div>
    {children && <div className={styles.more}>{children}</div>}
  </article>
);
