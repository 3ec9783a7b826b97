import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ExpiredNotice } from '../../features/session/ExpiredNotice';
import { LoginForm } from '../../features/session/LoginForm';
import { RegisterForm } from '../../features/session/RegisterForm';
import { selectIsSignedIn, selectKnownEmail, selectRemembers } from '../../features/session/sessionSlice';
import { useReturnPath } from '../../features/session/useReturnPath';
import { useAppSelector } from '../../store/hooks';
import { panelId, TabLinks } from '../../ui/TabLinks';
import { usePageTitle } from '../../ui/usePageTitle';
import { AccountFrame } from './AccountFrame';

const REGISTER_TAB = 'register-tab';
const LOGIN_TAB = 'login-tab';

const SignInTabs = () => {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const isRegister = hash === `#${REGISTER_TAB}`;
  const [hasRegistered, setHasRegistered] = useState(false);
  const knownEmail = useAppSelector(selectKnownEmail);
  const remembers = useAppSelector(selectRemembers);
  // Typed values survive a switch of tabs; a form that was never opened is not rendered.
  const [seen, setSeen] = useState({ login: !isRegister, register: isRegister });
  if (isRegister ? !seen.register : !seen.login) setSeen({ login: true, register: true });

  const tabs = [
    { id: LOGIN_TAB, label: 'Login', to: { hash: LOGIN_TAB } },
    { id: REGISTER_TAB, label: 'Register', to: { hash: REGISTER_TAB } },
  ];
  return (
    <>
      <TabLinks label="Log in or register" tabs={tabs} current={isRegister ? REGISTER_TAB : LOGIN_TAB} state={state} />
      <div role="tabpanel" id={panelId(LOGIN_TAB)} aria-labelledby={LOGIN_TAB} hidden={isRegister}>
        {seen.login && (
          <LoginForm key={`${String(remembers)} ${knownEmail}`} atPassword={hasRegistered && !isRegister} />
        )}
      </div>
      <div role="tabpanel" id={panelId(REGISTER_TAB)} aria-labelledby={REGISTER_TAB} hidden={!isRegister}>
        {seen.register && (
          <RegisterForm
            onRegistered={() => {
              setHasRegistered(true);
              void navigate({ hash: LOGIN_TAB }, { replace: true, state });
            }}
          />
        )}
      </div>
    </>
  );
};

/** Redirects to the previous page once the shopper is signed in, here or in another tab. */
export const AuthPage = () => {
  usePageTitle('My account');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const back = useReturnPath();
  const { key } = useLocation();
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  if (isSignedIn && leftFrom !== key) setLeftFrom(key);
  // A session that ends again during the redirect does not bring this page back: the next page shows the message.
  if (isSignedIn || leftFrom === key) return <Navigate to={back} replace />;
  return (
    <AccountFrame title="My account" lede="Your orders, installments and bag, on any device.">
      <ExpiredNotice />
      <SignInTabs />
    </AccountFrame>
  );
};
