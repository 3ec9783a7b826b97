import type { Product } from '../../contract/product';
import { isSize } from '../../domain/size';
import { changeQuantity } from '../../features/cart/cartThunks';
import { heldLineAdded } from '../../features/cart/heldLineAdded';
import { lineOf } from '../../features/cart/lineOf';
import { useAddToCart } from '../../features/cart/useAddToCart';
import { useHeldLine } from '../../features/cart/useHeldLine';
import { CreditPlanner } from '../../features/credit/CreditPlanner';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { BuyBox } from '../../features/product/BuyBox';
import type { Offer } from '../../features/product/offerOf';
import { optionsOf } from '../../features/product/optionsOf';
import { ProductFacts } from '../../features/product/ProductFacts';
import { Promises } from '../../features/product/Promises';
import { SafeHtml } from '../../features/product/SafeHtml';
import { ShareButton } from '../../features/product/ShareButton';
import type { ChosenVariant } from '../../features/product/useChosenVariant';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { multiplyMinor } from '../../lib/money';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import styles from './ProductDecision.module.css';

interface ProductDecisionProps {
  product: Product;
  chosen: ChosenVariant;
  offer: Offer;
  currency: string;
}

/** The part of the product page from the price to the Add to Cart button. */
export const ProductDecision = ({ product, chosen, offer, currency }: ProductDecisionProps) => {
  const dispatch = useAppDispatch();
  const { variant } = chosen;
  const { add, isAdding } = useAddToCart(variant?.id ?? '');
  const held = useHeldLine(variant?.id);
  const hasSizes = optionsOf(product, variant).some(({ name }) => isSize(name));
  const sizeGuide = (
    <Button variant="text" className={styles.help} onClick={() => dispatch(overlayOpened('sizeGuide'))}>
      Size Guide
    </Button>
  );
  return (
    <>
      {product.shortDescription !== '' && <SafeHtml html={product.shortDescription} className={styles.short} />}
      <BuyBox
        product={product}
        chosen={chosen}
        offer={offer}
        currency={currency}
        isAdding={isAdding}
        held={held?.quantity}
        onAdd={(wanted, quantity) => {
          if (!held) void add(lineOf(product, wanted, quantity));
          else if (held.quantity === quantity) dispatch(heldLineAdded());
          else dispatch(changeQuantity(held.id, quantity));
        }}
        help={hasSizes && sizeGuide}
        more={(quantity) => (
          <>
            <p role="status" className={styles.inBag}>
              {held && `In your bag: ${held.quantity}.`}
            </p>
            {offer.canBuy && <CreditPlanner total={multiplyMinor(offer.price, quantity)} currency={currency} />}
          </>
        )}
      />
      <div className={styles.links}>
        <WishlistButton productId={product.id} title={product.title} variant="text" />
        <ShareButton title={product.title} />
      </div>
      <Promises product={product} onDelivery={() => dispatch(overlayOpened('delivery'))} />
      <ProductFacts product={product} variant={variant} />
    </>
  );
};
