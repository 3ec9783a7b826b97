import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { NewPasswordForm } from '../../features/account/NewPasswordForm';
import { readResetLink } from '../../features/account/mailLinks';
import { ResetRequestForm } from '../../features/account/ResetRequestForm';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useRecorded } from '../../ui/useRecorded';
import { usePageTitle } from '../../ui/usePageMeta';
import { AccountFrame } from './AccountFrame';

const ResetForms = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink(search));
  const hasLink = useRecorded('resetLink', link.email !== '' && link.code !== '', false);
  useEffect(() => {
    // The address grants access to the account, so it is removed from the history and from referrers.
    if (search !== '') void navigate(paths.resetPassword, { replace: true, state: { keepScroll: true } });
  }, [navigate, search]);
  const onDone = useCallback(() => void navigate(paths.auth, { replace: true }), [navigate]);

  if (hasLink) {
    return (
      <AccountFrame title="Create a new password" lede="You’ll use it the next time you sign in.">
        <NewPasswordForm link={link} onDone={onDone} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Reset password" lede="Enter your email and we’ll send you a link to choose a new password.">
      <ResetRequestForm email={link.email} />
    </AccountFrame>
  );
};

export const ResetPasswordPage = () => {
  usePageTitle('Reset password');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? <Navigate to={paths.cart} replace /> : <ResetForms />;
};
