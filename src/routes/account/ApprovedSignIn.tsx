import { Button } from '../../ui/Button';
import { useSignInAgain } from './useSignInAgain';

/** The way to a down payment that this account is approved for, as the order shows and the session does not know yet. */
export const ApprovedSignIn = ({ orderCode }: { orderCode: string }) => {
  const signInAgain = useSignInAgain(orderCode);
  return (
    <>
      <p>Approved. Sign in again to complete your down payment</p>
      <Button onClick={signInAgain}>Sign in again</Button>
    </>
  );
};
