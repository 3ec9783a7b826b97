import { useEffect } from 'react';
import { afterPaint } from '../../lib/tasks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { readOpenOrders } from './readOpenOrders';
import { refreshCartPrices } from './refreshCartPrices';

/** For pages with a bag: their load has just read the cart. */
export const JUST_READ_SECONDS = 5;

/** Refreshes prices, stock and what is already ordered after the opened bag has rendered, and after a reconnect. */
export const useRefreshCartPrices = (isOpen: boolean, fresh?: number): void => {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(({ nav }) => nav.online);
  useEffect(() => {
    if (!isOpen || !isOnline) return undefined;
    return afterPaint(() => {
      void dispatch(refreshCartPrices(fresh)).then(() => dispatch(readOpenOrders()));
    });
  }, [dispatch, fresh, isOnline, isOpen]);
};
