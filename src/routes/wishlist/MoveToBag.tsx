import type { MouseEvent } from 'react';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { useAddToCart } from '../../features/cart/useAddToCart';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { focusAround } from '../../ui/focusAround';
import { moveWish } from './moveWish';
import styles from './WishlistPage.module.css';

/** For a product without options. The button unmounts with the wish, so the bag returns the focus to the page. */
export const MoveToBag = ({ product, variant }: { product: Product; variant: Variant }) => {
  const dispatch = useAppDispatch();
  const { isAdding } = useAddToCart(variant.id);
  const press = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    focusAround(button);
    if (!(await dispatch(moveWish(product, variant)))) button.focus();
  };
  return (
    <Button
      variant="text"
      className={styles.take}
      aria-label={`Move to cart: ${product.title}`}
      aria-busy={isAdding || undefined}
      onClick={(event) => {
        if (!isAdding) void press(event);
      }}
    >
      Move to cart
    </Button>
  );
};
