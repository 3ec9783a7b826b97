import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { sessionEnded, sessionEndTold } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';

/** Signs in again and returns to the waiting order: only a new sign-in updates the account's eligibility. */
export const useSignInAgain = (orderCode: string) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    // Flushed synchronously: the page's guard redirects to the sign-in in this call, and the navigation below must come
    // last.
    flushSync(() => {
      // 'expired' keeps the customer's accepted terms, unlike a logout.
      dispatch(sessionEnded('expired'));
      dispatch(sessionEndTold());
    });
    void navigate(paths.auth, { replace: true, state: { from: paths.order(orderCode) } });
  };
};
