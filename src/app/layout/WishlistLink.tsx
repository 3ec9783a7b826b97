import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Icon } from '../../ui/Icon';
import styles from '../../ui/IconButton.module.css';

export const WishlistLink = () => (
  <Link to={paths.wishlist} className={styles.button} aria-label="Wishlist">
    <Icon name="heart" />
  </Link>
);
