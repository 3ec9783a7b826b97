import { matchPath, useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/iconPaths';
import { Link } from '../../../ui/Link';
import styles from './MobileBar.module.css';

/** The bottom bar of narrow windows. */
export const MobileBar = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname } = useLocation();
  const items: { name: string; to: string; section: string; icon: IconName }[] = [
    { name: 'Home', to: paths.home, section: paths.home, icon: 'home' },
    { name: 'Orders', to: paths.orders, section: `${paths.orders}/*`, icon: 'orders' },
    { name: 'Account', to: isSignedIn ? paths.accountEdit : paths.auth, section: '/account/*', icon: 'user' },
  ];
  const current = items.find(({ section }) => matchPath(section, pathname));
  return (
    <nav className={styles.bar} aria-label="Quick links">
      {items.map((item) => (
        <Link
          key={item.name}
          to={item.to}
          aria-current={item === current ? (item.to === pathname ? 'page' : true) : undefined}
          className={styles.link}
        >
          <Icon name={item.icon} size={22} />
          {item.name}
        </Link>
      ))}
    </nav>
  );
};
