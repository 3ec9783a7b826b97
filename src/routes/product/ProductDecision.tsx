import type { Product } from '../../contract/product';
import { sizeGuideOf } from '../../domain/clothing';
import { isSoldOut } from '../../domain/stock';
import { changeQuantity } from '../../features/cart/cartThunks';
import { showLineInCart, useLineInCart } from '../../features/cart/lineInCart';
import { lineOf } from '../../features/cart/lineOf';
import { useAddToCart } from '../../features/cart/useAddToCart';
import { selectCheckoutChoices } from '../../features/checkout/checkoutSlice';
import { CreditPlanner } from '../../features/credit/CreditPlanner';
import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';
import { BuyBox } from '../../features/product/BuyBox';
import type { Offer } from '../../features/product/offerOf';
import { optionsOf } from '../../features/product/optionsOf';
import { ProductFacts } from '../../features/product/ProductFacts';
import { Promises } from '../../features/product/Promises';
import { SafeHtml } from '../../features/product/SafeHtml';
import { ShareButton } from '../../features/product/ShareButton';
import type { ChosenVariant } from '../../features/product/useChosenVariant';
import { StockAlert } from '../../features/stock-alerts/StockAlert';
import { StoreStock } from '../../features/stores-map/StoreStock';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { multiplyMinor } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
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
  const { pickupStore } = useAppSelector(selectCheckoutChoices);
  const { add, isAdding } = useAddToCart(variant?.id ?? '');
  const lineInCart = useLineInCart(variant?.id);
  const neededGuide = sizeGuideOf(product, optionsOf(product, variant));
  const openSizeGuide = useOpenOverlay('sizeGuide', neededGuide);
  const openDelivery = useOpenOverlay('delivery');
  const sizeGuide = (
    <Button variant="text" className={styles.help} onClick={openSizeGuide}>
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
        inCart={lineInCart?.quantity}
        onAdd={(wanted, quantity) => {
          if (!lineInCart) void add(lineOf(product, wanted, quantity));
          else if (lineInCart.quantity === quantity) dispatch(showLineInCart());
          else dispatch(changeQuantity(lineInCart.id, quantity));
        }}
        help={neededGuide && sizeGuide}
        more={(quantity) => (
          <>
            <p role="status" className={styles.inBag}>
              {lineInCart && `In your cart: ${lineInCart.quantity}.`}
            </p>
            {isSoldOut(offer.available) && variant && <StockAlert variantId={variant.id} />}
            {offer.canBuy && <CreditPlanner total={multiplyMinor(offer.price, quantity)} currency={currency} />}
          </>
        )}
      />
      <div className={styles.links}>
        <WishlistButton productId={product.id} title={product.title} variant="text" />
        <ShareButton title={product.title} />
      </div>
      <Promises product={product} onDelivery={openDelivery} />
      {variant && <StoreStock variantId={variant.id} chosen={pickupStore} />}
      <ProductFacts product={product} variant={variant} />
    </>
  );
};
