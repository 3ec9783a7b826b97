import { alreadyInCart } from '../../api/apiEvents';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { productPath } from '../../domain/productPath';
import { whyNotForSale, variantStock } from '../../domain/stock';
import type { CheckedLine } from '../../features/cart/checkedLines';
import { changeQuantity } from '../../features/cart/cartThunks';
import { lineOf } from '../../features/cart/lineOf';
import { useAddToCart } from '../../features/cart/useAddToCart';
import { useQuantity } from '../../features/product/useQuantity';
import styles from '../../features/quickview/QuickView.module.css';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { QuantityField } from '../../ui/QuantityField';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';

const reasonAgainst = (product: Product, variant: Variant | null): string | null =>
  variant ? whyNotForSale(product, variant) : 'Not available';

interface QuickViewBuyProps {
  product: Product;
  variant: Variant | null;
  /** The variant's line in the bag, if there is one. */
  line: CheckedLine | undefined;
}

/** Edits the line of a variant that is in the bag; adds any other variant. */
export const QuickViewBuy = ({ product, variant, line }: QuickViewBuyProps) => {
  const dispatch = useAppDispatch();
  const available = variant && variantStock(product, variant);
  const { quantity: wanted, note, setQuantity } = useQuantity(variant?.id ?? null, available);
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
        {shape && (
          <p className={cx(layout.muted, styles.shape)}>
            {line ? 'In your cart' : 'You get'}: {shape}. <Link to={productPath(product)}>See all options</Link>
          </p>
        )}
        <QuantityField
          readOnly
          key={variant?.id}
          value={line?.quantity ?? wanted}
          max={line ? line.available : available}
          disabled={reason !== null || line?.gone === true}
          onChange={(quantity) => {
            if (line) dispatch(changeQuantity(line.id, quantity));
            else setQuantity(quantity);
          }}
        />
        <Button aria-disabled={line !== undefined || reason !== null || isAdding || undefined} onClick={press}>
          {label}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {!line && note}
      </p>
    </>
  );
};
