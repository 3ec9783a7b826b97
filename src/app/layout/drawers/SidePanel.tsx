import type { MouseEvent, SubmitEvent } from 'react';
import { paths } from '../../../config/paths';
import { OverlayDrawer } from '../../../features/overlays/OverlayDrawer';
import { selectIsOpen, selectSidePanelView, sidePanelViewChanged } from '../../../features/overlays/overlaysSlice';
import { RememberMe } from '../../../features/session/RememberMe';
import { emailGiven, rememberChosen } from '../../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MuiRoot } from '../../../theme/MuiRoot';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Field } from '../../../ui/Field';
import { Link } from '../../../ui/Link';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import styles from './SidePanel.module.css';

/** The panel's forms never submit; the account page does that. */
const blockSubmission = (event: SubmitEvent) => {
  event.preventDefault();
};

/** Passes on the typed values, without the password. */
const AccountPageLink = ({ to, children }: { to: string; children: string }) => {
  const dispatch = useAppDispatch();
  const carryOver = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    const inputs = ['email', 'username', 'remember'].map((name) => form?.elements.namedItem(name));
    const [email, username, remember] = inputs.map((input) => (input instanceof HTMLInputElement ? input : null));
    const name = email?.value.trim() || username?.value.trim();
    if (name) dispatch(emailGiven(name));
    if (remember) dispatch(rememberChosen(remember.checked));
  };
  return (
    <ButtonLink to={to} wide onClick={carryOver}>
      <span>
        {children}
        <span aria-hidden="true">&nbsp;→</span>
      </span>
    </ButtonLink>
  );
};

const PasswordField = ({ autoComplete }: { autoComplete: string }) => {
  const isOpen = useAppSelector((state) => selectIsOpen(state, 'sidePanel'));
  // The panel stays mounted when it closes, so the key remounts an empty field.
  return <Field key={String(isOpen)} label="Password *" type="password" autoComplete={autoComplete} />;
};

/** Switches the panel between Login and Register; new tabs open the link's address. */
const PanelViewLink = ({ view, children }: { view: 'login' | 'register'; children: string }) => {
  const dispatch = useAppDispatch();
  return (
    <Link
      to={view === 'login' ? paths.auth : paths.register}
      className={layout.actionLink}
      onClick={(event) => {
        event.preventDefault();
        dispatch(sidePanelViewChanged(view));
      }}
    >
      {children}
    </Link>
  );
};

const LoginView = () => (
  <form className={layout.stack} onSubmit={blockSubmission}>
    <p className={layout.muted}>
      You sign in on your account page. We’ll fill in what you type here, except your password.
    </p>
    <Field label="Username or email address *" name="email" autoComplete="username" />
    <PasswordField autoComplete="current-password" />
    <div className={cx(layout.row, styles.between)}>
      <RememberMe defaultChecked />
      <Link to={paths.resetPassword} className={layout.actionLink}>
        Lost password?
      </Link>
    </div>
    <AccountPageLink to={paths.auth}>Sign in on your account page</AccountPageLink>
    <p className={cx(layout.muted, styles.turn)}>
      New here? <PanelViewLink view="register">Create Account</PanelViewLink>
    </p>
  </form>
);

const RegisterView = () => (
  <form className={layout.stack} onSubmit={blockSubmission}>
    <p className={layout.muted}>
      You create your account on the account page, where you need no username. We’ll fill in your email, but not your
      password.
    </p>
    <Field label="Username" name="username" autoComplete="username" />
    <Field label="Email address *" type="email" name="email" autoComplete="email" />
    <PasswordField autoComplete="new-password" />
    <p className={layout.muted}>
      Your personal data will be used to support your experience on this site, to manage access to your account, and for
      other purposes described in our privacy policy.
    </p>
    <AccountPageLink to={paths.register}>Create your account on the account page</AccountPageLink>
    <p className={cx(layout.muted, styles.turn)}>
      Already a customer? <PanelViewLink view="login">Login</PanelViewLink>
    </p>
  </form>
);

export const SidePanel = () => {
  const view = useAppSelector(selectSidePanelView);
  return (
    <MuiRoot>
      <OverlayDrawer overlay="sidePanel" title={view === 'login' ? 'Login' : 'Create an account'}>
        {view === 'login' ? <LoginView /> : <RegisterView />}
      </OverlayDrawer>
    </MuiRoot>
  );
};
