import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { OverlayDrawer } from '../../features/overlays/OverlayDrawer';
import { selectSidePanelView, sidePanelTurned } from '../../features/overlays/overlaysSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { PlainField } from '../../ui/PlainField';
import styles from './SidePanel.module.css';

/** The panel's forms send nothing anywhere; the page of the account does. */
const blockSubmission = (event: SubmitEvent) => {
  event.preventDefault();
};

const LoginView = ({ onTurn }: { onTurn: () => void }) => (
  <form className={styles.form} onSubmit={blockSubmission}>
    <PlainField label="Username or email address" marked autoComplete="username" />
    <PlainField label="Password" marked type="password" autoComplete="current-password" />
    <div className={styles.between}>
      <label className={styles.check}>
        <input type="checkbox" /> Remember me
      </label>
      <Link to={paths.resetPassword}>Lost password?</Link>
    </div>
    <Button type="submit" wide>
      Log In
    </Button>
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
    <PlainField label="Username" autoComplete="username" />
    <PlainField label="Email address" marked type="email" autoComplete="email" />
    <PlainField label="Password" marked type="password" autoComplete="new-password" />
    <p className={styles.note}>
      Your personal data will be used to support your experience on this site, to manage access to your account, and for
      other purposes described in our privacy policy.
    </p>
    <Button type="submit" wide>
      Register
    </Button>
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
