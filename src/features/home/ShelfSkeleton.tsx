import { SkeletonLine } from '../../ui/Skeleton';
import styles from './ShelfSkeleton.module.css';

interface ShelfSkeletonProps {
  shape: 'row' | 'grid' | 'rounds';
  label: string;
}

const COUNT = { row: 4, grid: 8, rounds: 8 };
const CARD = [40, 80, 60] as const;
const LINES = { row: CARD, grid: CARD, rounds: [60] } as const;

/** Placeholders for cards or round pictures while they load, with their final height. */
export const ShelfSkeleton = ({ shape, label }: ShelfSkeletonProps) => (
  <div role="status" aria-label={label} className={styles[shape]}>
    {Array.from({ length: COUNT[shape] }, (_, index) => (
      <div key={index} className={shape === 'rounds' ? styles.round : undefined}>
        <span className={styles.picture} />
        <span className={styles.words}>
          {LINES[shape].map((width, line) => (
            <SkeletonLine key={line} width={width} />
          ))}
        </span>
      </div>
    ))}
  </div>
);
