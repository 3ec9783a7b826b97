import { useEffect } from 'react';
import { readCart } from '../../features/cart/cartThunks';
import { useAppDispatch } from '../../store/hooks';

const EVERY_MS = 60_000;

/**
 * Refetches open orders each minute while the tab is shown, and when the shopper returns to it; and the cart, to which
 * the goods of a closed order return.
 */
export const useRefetchWhileShown = (isWanted: boolean, refetch: () => unknown): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isWanted) return undefined;
    const refetchIfShown = () => {
      if (document.visibilityState !== 'visible') return;
      refetch();
      void dispatch(readCart());
    };
    const timer = setInterval(refetchIfShown, EVERY_MS);
    document.addEventListener('visibilitychange', refetchIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchIfShown);
    };
  }, [dispatch, isWanted, refetch]);
};
