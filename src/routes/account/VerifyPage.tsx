import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useVerification } from '../../features/account/useVerification';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { PageAlert } from '../../ui/PageAlert';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageMeta';

/** The target page of the link in the verification email. */
export const VerifyPage = () => {
  usePageTitle('Email verification');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mayRetry, isAsking, retry } = useVerification(search, () => void navigate(paths.auth, { replace: true }));
  if (!mayRetry) {
    return (
      <MessagePage title="Verifying your email" action={<Spinner label="Verifying" />}>
        <p>This takes a moment.</p>
      </MessagePage>
    );
  }
  return (
    <MuiRoot>
      <MessagePage
        title="Verifying your email"
        action={
          <>
            <Button onClick={retry} aria-disabled={isAsking || undefined} aria-busy={isAsking}>
              {isAsking ? 'Verifying…' : 'Retry'}
            </Button>
            <ButtonLink to={paths.auth} variant="quiet">
              Sign in
            </ButtonLink>
          </>
        }
      >
        {isAsking ? (
          <p>This takes a moment.</p>
        ) : (
          <PageAlert kind="error">
            Your email could not be verified yet because the shop didn’t answer. Please try again.
          </PageAlert>
        )}
      </MessagePage>
    </MuiRoot>
  );
};
