import { paths } from '../../config/paths';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import styles from '../../ui/IconButton.module.css';
import { Link } from '../../ui/Link';
import { CountBadge, countedName } from './CountBadge';

const NAME = 'Wishlist';

export const WishlistLink = () => {
  const count = useAppSelector(selectWishlist).length;
  return (
    <Link to={paths.wishlist} className={styles.button} aria-label={count > 0 ? countedName(NAME, count) : NAME}>
      <Icon name="heart" />
      <CountBadge count={count} />
    </Link>
  );
};
