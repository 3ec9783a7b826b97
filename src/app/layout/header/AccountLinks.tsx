import { paths } from '../../../config/paths';
import { overlayOpened } from '../../../features/overlays/overlaysSlice';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { IconButton } from '../../../ui/IconButton';
import { Link } from '../../../ui/Link';
import { MenuButton } from '../../../ui/MenuButton';
import styles from './AccountLinks.module.css';
import { useLogOut } from './useLogOut';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

const AccountMenu = () => {
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  return (
    <MenuButton
      label="My Account"
      align="end"
      entries={[
        { label: 'Dashboard', to: paths.dashboard },
        { label: 'Orders', to: paths.orders },
        { label: 'Change Password', to: paths.accountEdit },
        { label: 'Report a problem', opensDialog: true, onChoose: () => dispatch(overlayOpened('report')) },
        { label: 'Logout', onChoose: logOut },
      ]}
    />
  );
};

/** Visitors can open the sign-in page or the side panel; customers get the account menu. */
export const AccountLinks = ({ compact = false }: { compact?: boolean }) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const openPanel = useOpenOverlay('sidePanel');
  if (isSignedIn) return compact ? null : <AccountMenu />;
  return (
    <>
      {!compact && (
        <Link to={paths.auth} className={styles.signIn}>
          Sign In
        </Link>
      )}
      <IconButton icon="user" label="Account" aria-haspopup="dialog" data-opens="sidePanel" onClick={openPanel} />
    </>
  );
};
