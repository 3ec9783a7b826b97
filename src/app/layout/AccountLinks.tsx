import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Dropdown } from '../../ui/Dropdown';
import { IconButton } from '../../ui/IconButton';
import styles from './AccountLinks.module.css';
import { useLogOut } from './useLogOut';
import { useOpenOverlay } from './useOpenOverlay';

const AccountMenu = () => {
  const logOut = useLogOut();
  const openReport = useOpenOverlay('report');
  return (
    <Dropdown label="My Account" align="end">
      <ul>
        <li>
          <Link to={paths.orders}>Orders</Link>
        </li>
        <li>
          <Link to={paths.accountEdit}>Change Password</Link>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={openReport}>
            Report a problem
          </button>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </li>
      </ul>
    </Dropdown>
  );
};

/** Visitors may sign in, or open the panel; customers have their menu. */
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
      <IconButton icon="user" label="Account" aria-haspopup="dialog" onClick={openPanel} />
    </>
  );
};
