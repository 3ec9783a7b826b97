import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '../../store/hooks';
import { safeReturnPath } from './returnPath';
import { pageVisited } from './sessionSlice';

/** Stores the current page, so that signing in returns to it. */
export const useRememberedPage = (): void => {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const path = safeReturnPath(pathname + search, window.location.origin);
    if (path !== null) dispatch(pageVisited(path));
  }, [dispatch, pathname, search]);
};
