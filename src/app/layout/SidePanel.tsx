import type { MouseEvent, SubmitEvent } from 'react';
import { paths } from '../../config/paths';
import { OverlayDrawer } from '../../features/overlays/OverlayDrawer';
import { selectSidePanelView, sidePanelTurned } from '../../features/overlays/overlaysSlice';
import { emailGiven } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { Field } from '../../ui/Field';
import { Link } from '../../ui/Link';
import styles from './SidePanel.module.css';

/** The panel's forms send nothing anywhere; the page of the account does. */
const blockSubmission = (event: SubmitEvent) => {
  event.preventDefault();
};

/** The way to the form that does it; the address goes along, the password does not. */
const AccountPageLink = ({ to, children }: { to: string; children: string }) => {
  const dispatch = useAppDispatch();
  const carryEmail = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = currentTarget.closest('form')?.elements.namedItem('email');
    const email = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (email.includes('@')) dispatch(emailGiven(email));
  };
  return (
    <Link to={to} className={styles.toPage} onClick={carryEmail}>
      <span>{children}</span>
      <span aria-hidden="true">→</span>
    </Link>
  );
};

const LoginView = ({ onTurn }: { onTurn: () => void }) => (
  <form className={styles.form} onSubmit={blockSubmission}>
    <Field label="Username or email address *" name="email" autoComplete="username" />
    <Field label="Password *" type="password" autoComplete="current-password" />
    <div className={styles.between}>
      <CheckField label="Remember me" />
      <Link to={paths.resetPassword}>Lost password?</Link>
    </div>
    <Button type="submit" wide>
      Log In
    </Button>
    <AccountPageLink to={paths.auth}>Sign in on your account page</AccountPageLink>
    <p className={styles.turn}>
      New here?{' '}
      <Link
        to={paths.register}
        onClick={(event) => {
          event.preventDefault();
          onTurn();
        }}
      >
        Create Account
      </Link>
    </p>
  </form>
);

const RegisterView = ({ onTurn }: { onTurn: () => void }) => (
  <form className={styles.form} onSubmit={blockSubmission}>
    <Field label="Username" autoComplete="username" />
    <Field label="Email address *" type="email" name="email" autoComplete="email" />
    <Field label="Password *" type="password" autoComplete="new-password" />
    <p className={styles.note}>
      Your personal data will be used to support your experience on this site, to manage access to your account, and for
      other purposes described in our privacy policy.
    </p>
    <Button type="submit" wide>
      Register
    </Button>
    <AccountPageLink to={paths.register}>Create your account on the account page</AccountPageLink>
    <p className={styles.turn}>
      Already a customer?{' '}
      <Link
        to={paths.auth}
        onClick={(event) => {
          event.preventDefault();
          onTurn();
        }}
      >
        Login
      </Link>
    </p>
  </form>
);

export const SidePanel = () => {
  const view = useAppSelector(selectSidePanelView);
  const dispatch = useAppDispatch();
  return (
    <OverlayDrawer overlay="sidePanel" title={view === 'login' ? 'Login' : 'Create an account'}>
      {view === 'login' ? (
        <LoginView
          onTurn={() => {
            dispatch(sidePanelTurned('register'));
          }}
        />
      ) : (
        <RegisterView
          onTurn={() => {
            dispatch(sidePanelTurned('login'));
          }}
        />
      )}
    </OverlayDrawer>
  );
};
