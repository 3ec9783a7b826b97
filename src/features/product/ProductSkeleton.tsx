import { SkeletonLine } from '../../ui/Skeleton';
import { ProductLayout } from '../../views/ProductLayout';
import styles from './ProductSkeleton.module.css';

/** Placeholder for the options, the quantity and the button while they load. */
export const BuySkeleton = () => (
  <div role="status" aria-label="Loading" className={styles.buy}>
    <SkeletonLine width={80} />
    <SkeletonLine width={60} />
    <div className={styles.button} />
    <SkeletonLine />
    <SkeletonLine width={80} />
  </div>
);

/** Placeholder for the whole product page while nothing is loaded. */
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
