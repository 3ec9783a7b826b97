import { useEffect } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { useAppDispatch } from '../../store/hooks';
import { refreshCartPrices } from './refreshCartPrices';

/** For pages with a bag: their load has just read the cart. */
export const JUST_READ_SECONDS = 5;

/** Refreshes prices and stock after the opened bag has rendered; see refreshCartPrices for `fresh`. */
export const useRefreshCartPrices = (isOpen: boolean, fresh?: number): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen) return undefined;
    return afterPaint(() => void dispatch(refreshCartPrices(fresh)));
  }, [dispatch, fresh, isOpen]);
};
