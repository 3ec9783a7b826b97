import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useVerification } from '../../features/account/useVerification';
import { MessagePage } from '../../ui/MessagePage';
import { Spinner } from '../../ui/Spinner';
import { usePageTitle } from '../../ui/usePageTitle';

/** Where the link of the verification mail leads; it stays only for as long as the answer takes. */
export const VerifyPage = () => {
  usePageTitle('E-mail verification');
  const { search } = useLocation();
  const navigate = useNavigate();
  useVerification(search, () => void navigate(paths.auth, { replace: true }));
  return (
    <MessagePage title="Verifying your e-mail" action={<Spinner label="Verifying" />}>
      <p>This takes a moment.</p>
    </MessagePage>
  );
};
