import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { sessionEnded, sessionEndTold } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';

/** Sign-in button for a down payment: the order shows that the account is approved, but the session is outdated. */
export const ApprovedSignIn = ({ orderCode }: { orderCode: string }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Returns to the waiting order: only a new sign-in updates the account's eligibility.
  const signInAgain = () => {
    // Flushed synchronously: the page's guard redirects to the sign-in in this call, and the navigation below must come
    // last.
    flushSync(() => {
      // 'expired' keeps the customer's accepted terms, unlike a logout.
      dispatch(sessionEnded('expired'));
      dispatch(sessionEndTold());
    });
    void navigate(paths.auth, { replace: true, state: { from: paths.order(orderCode) } });
  };
  return (
    <>
      <p>Approved. Sign in again to complete your down payment</p>
      <Button onClick={signInAgain}>Sign in again</Button>
    </>
  );
};
