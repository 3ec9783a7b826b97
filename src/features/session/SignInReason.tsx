import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../lib/json';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PageAlert } from '../../ui/PageAlert';
import { selectHasExpired, sessionEndTold } from './sessionSlice';

/** Says why the sign-in page opened: the session has expired (shown once), or a page needs a signed-in shopper. */
export const SignInReason = () => {
  const dispatch = useAppDispatch();
  const { state } = useLocation() as { state: unknown };
  const hasExpired = useAppSelector(selectHasExpired);
  const [says] = useState(hasExpired);
  // The reason is cleared when this notice unmounts; clearing it earlier would hide the notice.
  useEffect(() => {
    if (!says) return undefined;
    return () => {
      dispatch(sessionEndTold());
    };
  }, [dispatch, says]);
  if (says) return <PageAlert>Your session has expired. Sign in to continue.</PageAlert>;
  return isRecord(state) && typeof state.from === 'string' && <PageAlert>Sign in to continue.</PageAlert>;
};
