import { readUnlistedWishes, type Unlisted } from '../../features/wishlist/unlistedWishes';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { useRetry } from '../../ui/useRetry';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { AbsentWishes } from './AbsentWishes';
import styles from './WishlistPage.module.css';

interface UnknownWishesProps {
  wishes: readonly Unlisted[];
  /** Requests the list of products again. */
  onRetry: () => Promise<unknown>;
}

/** Wishes whose products failed to load, with a retry. */
export const UnknownWishes = ({ wishes, onRetry }: UnknownWishesProps) => {
  const dispatch = useAppDispatch();
  const { ref, isRetrying, retry } = useRetry(() =>
    Promise.all([onRetry(), dispatch(readUnlistedWishes(wishes, true))]),
  );
  return (
    <div ref={ref} className={cx(layout.stack, styles.unknown)}>
      <AbsentWishes wishes={wishes} why="Could not be found right now" />
      <Button variant="quiet" aria-busy={isRetrying || undefined} onClick={retry}>
        {isRetrying ? 'Loading…' : 'Retry'}
      </Button>
    </div>
  );
};
