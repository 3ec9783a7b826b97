import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { sessionEnded, sessionEndTold } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';

/** Only a sign-in brings the news that the account is approved. It leads back to the order that waits for it. */
export const useSignInAgain = (orderCode: string) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    // The page's guard leaves for the sign-in within this call; where that leads back to is decided after it.
    flushSync(() => {
      // What was agreed to stays for the same customer, as after a session that ran out.
      dispatch(sessionEnded('expired'));
      dispatch(sessionEndTold());
    });
    void navigate(paths.auth, { replace: true, state: { from: paths.order(orderCode) } });
  };
};
