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
  /** Called instead of removing the product. */
  onRemove?: ((button: HTMLElement) => void) | undefined;
}

/** Heart button, pressed while the product is on the wishlist. */
export const WishlistButton = ({ productId, title, variant = 'icon', onRemove }: WishlistButtonProps) => {
  const dispatch = useAppDispatch();
  const isWished = useAppSelector((state) => selectWishlist(state).includes(productId));
  const words = variant === 'text' && isWished ? 'On your wishlist' : 'Add to Wishlist';
  return (
    <button
      type="button"
      className={variant === 'icon' ? styles.icon : styles.text}
      aria-pressed={isWished}
      aria-label={`${words}: ${title}`}
      onClick={({ currentTarget }) => {
        if (isWished && onRemove) onRemove(currentTarget);
        else dispatch(toggleWish(productId));
      }}
    >
      <Icon name="heart" />
      {variant === 'text' && <span>{words}</span>}
    </button>
  );
};
