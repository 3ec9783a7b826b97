import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useVerification } from '../../features/account/useVerification';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageTitle';

/** Where the link of the verification mail leads; it stays until an answer has come. */
export const VerifyPage = () => {
  usePageTitle('E-mail verification');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { isUnanswered, isAsking, retry } = useVerification(search, () => void navigate(paths.auth, { replace: true }));
  if (!isUnanswered) {
    return (
      <MessagePage title="Verifying your e-mail" action={<Spinner label="Verifying" />}>
        <p>This takes a moment.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Verifying your e-mail"
      action={
        <>
          <Button onClick={retry} aria-disabled={isAsking || undefined} aria-busy={isAsking}>
            {isAsking ? 'Verifying …' : 'Retry'}
          </Button>
          <ButtonLink to={paths.auth} variant="quiet">
            Log in
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        {!isAsking && 'Your e-mail could not be verified yet. The shop did not answer. Please try again.'}
      </p>
    </MessagePage>
  );
};
