import { SkeletonLine } from '../../ui/Skeleton';
import card from '../../views/SlideCard.module.css';
import styles from './Slideshow.module.css';

/** Placeholder for the first slide while the slides load. */
export const SlideshowSkeleton = () => (
  <div className={styles.slideshow} role="status" aria-label="Loading the highlights">
    <div className={card.slide}>
      <div className={card.media} />
      <div className={card.text}>
        <p className={card.kicker}>
          <SkeletonLine width={40} />
        </p>
        <div className={card.ghost}>
          <SkeletonLine width={60} />
          <SkeletonLine width={80} />
          <SkeletonLine width={40} />
        </div>
      </div>
    </div>
  </div>
);
