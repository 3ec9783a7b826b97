import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { notify } from '../../api/apiEvents';
import { useSignUpMutation } from '../../api/customerApi';
import { paths } from '../../config/paths';
import { PAGE_TITLES } from '../../domain/pageTitles';
import { SignInReason } from '../../features/session/SignInReason';
import { LoginForm } from '../../features/session/LoginForm';
import { REGISTERED, RegisterForm, SIGN_UP } from '../../features/session/RegisterForm';
import { selectIsSignedIn, selectKnownEmail, selectRemembers } from '../../features/session/sessionSlice';
import { useReturnPath } from '../../features/session/useReturnPath';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { TabLinks } from '../../ui/TabLinks';
import { useRecorded } from '../../ui/useRecorded';
import { usePageTitle } from '../../ui/usePageMeta';
import { AccountFrame } from './AccountFrame';
import { TabPanel } from './TabPanel';

const REGISTER_TAB = 'register-tab';
const LOGIN_TAB = 'login-tab';

const SignInTabs = () => {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isRegister = hash === `#${REGISTER_TAB}`;
  const [, { data, isSuccess, reset }] = useSignUpMutation(SIGN_UP);
  const hasRegistered = useRecorded('registered', isSuccess, false);
  const knownEmail = useAppSelector(selectKnownEmail);
  const remembers = useAppSelector(selectRemembers);
  // Resets the outcome, so that a later visit of this page does not show it.
  useEffect(() => reset, [reset]);

  const tabs = [
    { id: LOGIN_TAB, label: 'Login', to: { hash: LOGIN_TAB } },
    { id: REGISTER_TAB, label: 'Register', to: { hash: REGISTER_TAB } },
  ];
  return (
    <>
      <TabLinks
        label="Sign in or create an account"
        tabs={tabs}
        current={isRegister ? REGISTER_TAB : LOGIN_TAB}
        state={state}
      />
      <TabPanel tab={LOGIN_TAB} isCurrent={!isRegister}>
        <LoginForm
          key={`${String(remembers)} ${knownEmail}`}
          registered={hasRegistered && !isRegister ? (data?.message ?? REGISTERED) : null}
        />
      </TabPanel>
      <TabPanel tab={REGISTER_TAB} isCurrent={isRegister}>
        <RegisterForm
          onRegistered={(message) => {
            // The shopper may have gone to another page, which may still be loading.
            if (!window.location.pathname.startsWith(paths.auth)) dispatch(notify('success', message));
            else void navigate({ hash: LOGIN_TAB }, { replace: true, state });
          }}
        />
      </TabPanel>
    </>
  );
};

/** Redirects to the previous page once the shopper is signed in, here or in another tab. */
export const AuthPage = () => {
  usePageTitle(PAGE_TITLES[paths.auth]);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const back = useReturnPath();
  const { key } = useLocation();
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  if (isSignedIn && leftFrom !== key) setLeftFrom(key);
  // A session that ends again during the redirect does not bring this page back: the next page shows the message.
  if (isSignedIn || leftFrom === key) return <Navigate to={back} replace state={{ justSignedIn: true }} />;
  return (
    <AccountFrame title="My account" lede="Your orders, installments and cart, on any device.">
      <SignInReason />
      <SignInTabs />
    </AccountFrame>
  );
};
