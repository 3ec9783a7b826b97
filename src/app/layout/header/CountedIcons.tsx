import { paths } from '../../../config/paths';
import { useCartCount } from '../../../features/cart/useCart';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';
import { selectWishlist } from '../../../features/wishlist/wishlistSlice';
import { useAppSelector } from '../../../store/hooks';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import button from '../../../ui/IconButton.module.css';
import { Link } from '../../../ui/Link';
import styles from './CountedIcons.module.css';

const MOST = 999;

/** The accessible name of an icon with its count. */
const countedName = (name: string, count: number): string => `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;

/** The number on the corner of an icon; renders nothing for 0. */
const CountBadge = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>;

export const CartButton = () => {
  const count = useCartCount();
  const open = useOpenOverlay('cartDrawer');
  return (
    <IconButton icon="bag" label={countedName('Cart', count)} aria-haspopup="dialog" onClick={open}>
      <CountBadge count={count} />
    </IconButton>
  );
};

const NAME = 'Wishlist';

export const WishlistLink = () => {
  const count = useAppSelector(selectWishlist).length;
  return (
    <Link to={paths.wishlist} className={button.button} aria-label={count > 0 ? countedName(NAME, count) : NAME}>
      <Icon name="heart" />
      <CountBadge count={count} />
    </Link>
  );
};
