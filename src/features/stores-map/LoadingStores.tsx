import { SkeletonLine } from '../../ui/Skeleton';

export const LoadingStores = () => (
  <div role="status" aria-label="Loading our stores">
    <SkeletonLine width={60} />
    <SkeletonLine width={80} />
  </div>
);
