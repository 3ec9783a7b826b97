import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/IconButton';
import { AccountButton } from './AccountButton';
import styles from './AccountLinks.module.css';
import { useOpenOverlay } from './useOpenOverlay';

/** Visitors may sign in, or open the panel; customers have their menu. */
export const AccountLinks = ({ compact = false }: { compact?: boolean }) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const openPanel = useOpenOverlay('sidePanel');
  if (isSignedIn) return compact ? null : <AccountButton />;
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
