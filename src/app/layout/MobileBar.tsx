import { NavLink } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconPaths';
import styles from './MobileBar.module.css';

/** Always at hand under the thumb. */
export const MobileBar = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const items: { name: string; to: string; icon: IconName }[] = [
    { name: 'Home', to: paths.home, icon: 'home' },
    { name: 'Orders', to: paths.orders, icon: 'orders' },
    { name: 'Account', to: isSignedIn ? paths.accountEdit : paths.auth, icon: 'user' },
  ];
  return (
    <nav className={styles.bar} aria-label="Quick links">
      {items.map(({ name, to, icon }) => (
        <NavLink key={name} to={to} end className={styles.link ?? ''}>
          <Icon name={icon} size={22} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
};
