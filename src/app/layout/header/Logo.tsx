import { useState } from 'react';
import { LOGO_HEIGHT } from '../../../config/constants';
import { paths } from '../../../config/paths';
import { useBusiness } from '../../../features/business/useBusiness';
import { Link } from '../../../ui/Link';
import styles from './Logo.module.css';

/** The link to the home page; without a picture it shows the shop's name. */
export const Logo = () => {
  const { name, logo } = useBusiness();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Link to={paths.home} className={styles.link} aria-label={name ? `${name}, home` : 'Home'}>
      {logo !== null && logo !== failed ? (
        <img
          className={styles.image}
          src={logo}
          alt=""
          height={LOGO_HEIGHT}
          onError={() => {
            setFailed(logo);
          }}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </Link>
  );
};
