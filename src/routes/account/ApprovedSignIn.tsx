import { Button } from '../../ui/Button';
import { useSignInAgain } from './useSignInAgain';

/** Sign-in button for a down payment: the order shows that the account is approved, but the session is outdated. */
export const ApprovedSignIn = ({ orderCode }: { orderCode: string }) => {
  const signInAgain = useSignInAgain(orderCode);
  return (
    <>
      <p>Approved. Sign in again to complete your down payment</p>
      <Button onClick={signInAgain}>Sign in again</Button>
    </>
  );
};
