import type { Product } from '../../contract/product';
import { useCart } from '../../features/cart/useCart';
import { cardOffer } from '../../features/catalogue/cardOffer';
import { removeWish } from '../../features/wishlist/removeWish';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ShopProductCard } from '../shared/ShopProductCard';
import { focusAround } from '../../ui/focusAround';
import { MoveToBag } from './MoveToBag';
import styles from './WishlistPage.module.css';
import { CHECK } from '../../ui/lazyOutlines';

interface WishProps {
  product: Product;
  priority: boolean;
  /** Changes since the product was wished for. */
  marks: readonly string[];
}

/** A wished product, which can be moved to the bag, or removed when it is in the bag already. */
export const Wish = ({ product, priority, marks }: WishProps) => {
  const dispatch = useAppDispatch();
  const offer = cardOffer(product);
  const isInBag = useCart().lines.some(({ productId }) => productId === product.id);
  const remove = (button: HTMLElement) => {
    focusAround(button);
    dispatch(removeWish(product.id));
  };
  return (
    <div className={styles.wish}>
      <ShopProductCard product={product} priority={priority} onUnwish={remove} />
      {[...marks, ...(isInBag && offer.kind !== 'add' ? ['In your cart'] : [])].map((mark) => (
        <p key={mark} className={styles.mark}>
          <Icon name={CHECK} size={16} />
          {mark}
        </p>
      ))}
      {!isInBag && offer.kind === 'add' && <MoveToBag product={product} variant={offer.variant} />}
      {isInBag && (
        <Button
          variant="text"
          className={styles.take}
          aria-label={`Remove from wishlist: ${product.title}`}
          onClick={({ currentTarget }) => {
            remove(currentTarget);
          }}
        >
          Remove from wishlist
        </Button>
      )}
    </div>
  );
};
