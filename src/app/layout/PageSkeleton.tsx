import { useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { SkeletonGrid, SkeletonLine } from '../../ui/Skeleton';
import styles from './PageSkeleton.module.css';

const SHOWS_PRODUCTS = /^\/(ct|ft|items|pd)\//;

const HomeShape = () => (
  <div role="status" aria-label="Loading" className={styles.home}>
    <div className={styles.masthead}>
      <SkeletonLine width={40} />
    </div>
    <div className={styles.hero} />
  </div>
);

/** The placeholder of a loading page; index.html draws the same one before any script has run. */
export const PageSkeleton = () => {
  const { pathname } = useLocation();
  if (pathname === paths.home) return <HomeShape />;
  return (
    <div className={styles.page} data-text={SHOWS_PRODUCTS.test(pathname) ? undefined : ''}>
      <div className={styles.title}>
        <SkeletonLine width={40} />
      </div>
      <SkeletonGrid />
    </div>
  );
};
