import { useState } from 'react';
import { alreadyInCart } from '../../api/apiEvents';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { productPath } from '../../domain/productPath';
import { whyNotForSale } from '../../domain/sale';
import { variantStock } from '../../domain/stock';
import { selectCartLines } from '../../features/cart/cartSelectors';
import { changeQuantity } from '../../features/cart/cartThunks';
import { lineOf } from '../../features/cart/lineOf';
import { useAddToCart } from '../../features/cart/useAddToCart';
import styles from '../../features/quickview/QuickView.module.css';
import { variantToAdd } from '../../features/quickview/variantToAdd';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { QuantityField } from '../../ui/QuantityField';

const reasonAgainst = (product: Product, variant: Variant | undefined): string | null =>
  variant ? whyNotForSale(product, variant) : 'Not for sale';

/** A product that is in the bag, whichever of its variants, has its line edited here; any other is added. */
export const QuickViewBuy = ({ product }: { product: Product }) => {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState(1);
  const line = useAppSelector((state) =>
    selectCartLines(state).find(({ productId, ordered }) => productId === product.id && !ordered),
  );
  const variant = variantToAdd(product);
  const { add, isAdding } = useAddToCart(variant?.id ?? '');
  const reason = line ? null : reasonAgainst(product, variant);
  const label = line ? 'Already Added' : (reason ?? 'Add To Cart');
  const press = () => {
    if (line) dispatch(alreadyInCart());
    else if (variant && reason === null && !isAdding) void add(lineOf(product, variant, wanted));
  };
  const shape = (line ?? variant)?.attributes.map(({ value }) => value).join(' / ');
  return (
    <>
      <div className={styles.buy}>
        <QuantityField
          readOnly
          value={line?.quantity ?? wanted}
          max={line ? line.available : variant ? variantStock(product, variant) : null}
          disabled={reason !== null || line?.gone === true}
          onChange={(quantity) => {
            if (line) dispatch(changeQuantity(line.id, quantity));
            else setWanted(quantity);
          }}
        />
        <Button aria-disabled={line !== undefined || reason !== null || isAdding || undefined} onClick={press}>
          {label}
        </Button>
      </div>
      {/* The samples above are none of the product's own. */}
      {shape && (
        <p className={styles.shape}>
          {line ? 'In your bag' : 'You get'}: {shape}. <Link to={productPath(product)}>See all options</Link>
        </p>
      )}
    </>
  );
};
