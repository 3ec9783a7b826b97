import { SkeletonLine } from '../../ui/Skeleton';
import { ProductLayout } from './ProductLayout';
import styles from './ProductSkeleton.module.css';

/** Options, quantity and button while they are on their way. */
export const BuySkeleton = () => (
  <div role="status" aria-label="Loading" className={styles.buy}>
    <SkeletonLine width={80} />
    <SkeletonLine width={60} />
    <div className={styles.button} />
    <SkeletonLine />
    <SkeletonLine width={80} />
  </div>
);

/** The shape of the page before anything is known of the product. */
export const ProductSkeleton = () => (
  <ProductLayout
    crumbs={<SkeletonLine width={25} />}
    gallery={<div className={styles.photo} />}
    decision={
      <>
        <SkeletonLine width={25} />
        <div className={styles.title}>
          <SkeletonLine width={80} />
        </div>
        <div className={styles.price}>
          <SkeletonLine width={40} />
        </div>
        <BuySkeleton />
      </>
    }
  />
);
