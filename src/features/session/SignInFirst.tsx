import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { resumeSession } from './handOver';

/** For pages that a payment page leads back to: resumes the session, or leads to the sign-in and back. */
export const SignInFirst = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!dispatch(resumeSession())) void navigate(paths.auth, { replace: true, state: { from: pathname + search } });
  }, [dispatch, navigate, pathname, search]);
  return null;
};
