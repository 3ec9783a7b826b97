import type { Product } from '../../contract/product';
import { useCart } from '../../features/cart/useCart';
import { wishesDropped } from '../../features/wishlist/wishlistSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ShopProductCard } from '../shared/ShopProductCard';
import { focusAround } from '../../ui/focusAround';
import styles from './WishlistPage.module.css';

interface WishProps {
  product: Product;
  priority: boolean;
  /** What has changed since it was wished for. */
  marks: readonly string[];
}

/** A wished product; what is in the bag by now may leave the wishlist. */
export const Wish = ({ product, priority, marks }: WishProps) => {
  const dispatch = useAppDispatch();
  const isInBag = useCart().lines.some(({ productId }) => productId === product.id);
  return (
    <div className={styles.wish}>
      <ShopProductCard product={product} priority={priority} />
      {[...marks, ...(isInBag ? ['In your bag'] : [])].map((mark) => (
        <p key={mark} className={styles.mark}>
          <Icon name="check" size={16} />
          {mark}
        </p>
      ))}
      {isInBag && (
        <Button
          variant="text"
          className={styles.take}
          aria-label={`Remove from wishlist: ${product.title}`}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            dispatch(wishesDropped([product.id]));
          }}
        >
          Remove from wishlist
        </Button>
      )}
    </div>
  );
};
