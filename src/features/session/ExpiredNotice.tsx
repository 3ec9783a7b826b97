import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PageAlert } from '../../ui/PageAlert';
import { selectHasExpired, sessionEndTold } from './sessionSlice';

/** Shows once that the session has expired. */
export const ExpiredNotice = () => {
  const dispatch = useAppDispatch();
  const hasExpired = useAppSelector(selectHasExpired);
  const [says] = useState(hasExpired);
  // The store keeps the reason while this notice is mounted; a session that ends meanwhile is shown on the next page.
  useEffect(() => {
    if (!says) return undefined;
    return () => {
      dispatch(sessionEndTold());
    };
  }, [dispatch, says]);
  return says && <PageAlert>Your session has expired. Sign in to continue.</PageAlert>;
};
