import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { recheckBag } from './recheckBag';

/** Prices and stock are looked at anew whenever the shopper opens the bag. */
export const useRecheck = (isOpen: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOpen) void dispatch(recheckBag());
  }, [dispatch, isOpen]);
};
