import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { refreshCartPrices } from './refreshCartPrices';

/** Prices and stock are looked at anew whenever the shopper opens the bag. */
export const useRefreshCartPrices = (isOpen: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOpen) void dispatch(refreshCartPrices());
  }, [dispatch, isOpen]);
};
