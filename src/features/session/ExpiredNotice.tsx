import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PageAlert } from '../../ui/PageAlert';
import { selectHasExpired, sessionEndTold } from './sessionSlice';

/** Says, once, that the session has ended by itself. */
export const ExpiredNotice = () => {
  const dispatch = useAppDispatch();
  const hasExpired = useAppSelector(selectHasExpired);
  const [says] = useState(hasExpired);
  // As long as it is said, the state says so too. What ends meanwhile is said by the next page.
  useEffect(() => {
    if (!says) return undefined;
    return () => {
      dispatch(sessionEndTold());
    };
  }, [dispatch, says]);
  return says && <PageAlert>Your session has expired. Sign in to continue.</PageAlert>;
};
