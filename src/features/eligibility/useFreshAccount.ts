import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';

const load = () => import(/* webpackChunkName: "fresh" */ './freshAccount');

/**
 * Reads the account when the page opens, and when the shopper returns to it, if the back end can. `isWaiting`: also
 * while the page is shown.
 */
export const useFreshAccount = (isWaiting = false) => {
  const dispatch = useAppDispatch();
  const fresh = useChunk(load, useFeature('account'));
  useEffect(() => {
    if (!fresh) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') dispatch(fresh.refreshAccount());
    };
    read();
    const timer = isWaiting ? setInterval(read, fresh.EVERY_MS) : undefined;
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, [dispatch, fresh, isWaiting]);
  return fresh;
};
