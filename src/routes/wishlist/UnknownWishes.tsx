import { useLayoutEffect, useRef, useState } from 'react';
import { readUnlisted, type Unlisted } from '../../features/wishlist/unlistedWishes';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { AbsentWishes } from './AbsentWishes';
import { focusAround } from '../../ui/focusAround';
import styles from './WishlistPage.module.css';

interface UnknownWishesProps {
  wishes: readonly Unlisted[];
  /** Requests the list of products again. */
  onRetry: () => Promise<unknown>;
}

/** Wishes whose products failed to load, with a retry. */
export const UnknownWishes = ({ wishes, onRetry }: UnknownWishesProps) => {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  // The button unmounts with the last wish while it may have the focus.
  useLayoutEffect(() => {
    const holder = here.current;
    return () => {
      if (holder?.contains(document.activeElement)) focusAround(holder);
    };
  }, []);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    await Promise.all([onRetry(), dispatch(readUnlisted(wishes, true))]);
    setIsAsking(false);
  };
  return (
    <div ref={here} className={styles.unknown}>
      <AbsentWishes wishes={wishes} why="Could not be found right now" />
      <Button variant="quiet" aria-busy={isAsking || undefined} onClick={() => void ask()}>
        {isAsking ? 'Loading…' : 'Retry'}
      </Button>
    </div>
  );
};
