import type { Id } from '../../lib/ids';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import styles from './WishlistButton.module.css';
import { toggleWish } from './toggleWish';
import { selectWishlist } from './wishlistSlice';

interface WishlistButtonProps {
  productId: Id;
  title: string;
  variant?: 'icon' | 'text';
}

/** Heart button, pressed while the product is on the wishlist. */
export const WishlistButton = ({ productId, title, variant = 'icon' }: WishlistButtonProps) => {
  const dispatch = useAppDispatch();
  const isWished = useAppSelector((state) => selectWishlist(state).includes(productId));
  return (
    <button
      type="button"
      className={variant === 'icon' ? styles.icon : styles.text}
      aria-pressed={isWished}
      aria-label={`Add to Wishlist: ${title}`}
      onClick={() => dispatch(toggleWish(productId))}
    >
      <Icon name="heart" />
      {variant === 'text' && <span>Add to Wishlist</span>}
    </button>
  );
};
