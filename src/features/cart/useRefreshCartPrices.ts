import { useEffect } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { useAppDispatch } from '../../store/hooks';
import { refreshCartPrices } from './refreshCartPrices';

/** Refreshes prices and stock after the opened bag has rendered. */
export const useRefreshCartPrices = (isOpen: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen) return undefined;
    return afterPaint(() => void dispatch(refreshCartPrices()));
  }, [dispatch, isOpen]);
};
