import type { MouseEvent } from 'react';
import { matchPath, useLocation } from 'react-router';
import { CUSTOMER_PAGES, paths } from '../../../config/paths';
import { safeReturnPath } from '../../../features/session/returnPath';
import { sessionEndTold } from '../../../features/session/sessionSlice';
import { useAppDispatch } from '../../../store/hooks';
import { focusAround } from '../../../ui/focusAround';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Link } from '../../../ui/Link';
import styles from './ExpiredNote.module.css';

/**
 * True for public pages. On a page that needs the session, or is a step of signing in, the sign-in page shows the
 * message.
 */
const isForEverybody = (path: string, pathname: string): boolean =>
  safeReturnPath(path, window.location.origin) !== null &&
  !CUSTOMER_PAGES.some((pattern) => matchPath(pattern, pathname));

/** Shows on public pages that the session has expired, until the shopper signs in or dismisses the message. */
export const ExpiredNote = () => {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const from = pathname + search + hash;
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    dispatch(sessionEndTold());
  };
  if (!isForEverybody(from, pathname)) return null;
  return (
    <div className={styles.banner}>
      <Icon name="info" className={styles.icon} />
      <p className={styles.text}>
        Your session has expired.{' '}
        <Link to={paths.auth} state={{ from }}>
          Sign in again
        </Link>
      </p>
      <IconButton icon="close" size={18} label="Dismiss" onClick={dismiss} />
    </div>
  );
};
