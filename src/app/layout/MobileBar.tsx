import { matchPath, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconPaths';
import { Link } from '../../ui/Link';
import styles from './MobileBar.module.css';

/** Always at hand under the thumb. */
export const MobileBar = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname } = useLocation();
  const items: { name: string; to: string; icon: IconName }[] = [
    { name: 'Home', to: paths.home, icon: 'home' },
    { name: 'Orders', to: paths.orders, icon: 'orders' },
    { name: 'Account', to: isSignedIn ? paths.accountEdit : paths.auth, icon: 'user' },
  ];
  return (
    <nav className={styles.bar} aria-label="Quick links">
      {items.map(({ name, to, icon }) => (
        <Link key={name} to={to} aria-current={matchPath(to, pathname) ? 'page' : undefined} className={styles.link}>
          <Icon name={icon} size={22} />
          {name}
        </Link>
      ))}
    </nav>
  );
};
