import { memo } from 'react';
import type { Product } from '../../contract/product';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { showLineInCart, useLineInCart } from '../../features/cart/lineInCart';
import { lineOf } from '../../features/cart/lineOf';
import { useAddToCart } from '../../features/cart/useAddToCart';
import { CardAction } from '../../features/catalogue/CardAction';
import { ProductCard } from '../../features/catalogue/ProductCard';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { QuickViewButton } from './QuickViewButton';
import { usePrefetchProduct } from './usePrefetchProduct';

const loadMonthly = () => import(/* webpackChunkName: "credit" */ '../../features/credit/MonthlyPriceLine');

interface ShopProductCardProps {
  product: Product;
  priority?: boolean | undefined;
  /** Replaces the heart's own removal, on pages where the card disappears with it. */
  onUnwish?: (heart: HTMLElement) => void;
}

/** The catalogue's product card with the bag button and the wishlist button. */
export const ShopProductCard = memo(({ product, priority, onUnwish }: ShopProductCardProps) => {
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const id = product.variants[0]?.id;
  const { add, isAdding } = useAddToCart(id ?? '');
  const isInCart = useLineInCart(id) !== undefined;
  const monthly = useChunk(loadMonthly, useFeature('credit_terms'));
  const near = usePrefetchProduct(product);
  return (
    <ProductCard
      product={product}
      near={near}
      currency={currency}
      priority={priority}
      corner={<WishlistButton productId={product.id} title={product.title} onRemove={onUnwish} />}
      peek={<QuickViewButton product={product} />}
      action={
        <>
          {monthly && <monthly.MonthlyPriceLine product={product} />}
          <CardAction
            product={product}
            isAdding={isAdding}
            isInCart={isInCart}
            onShowBag={() => dispatch(showLineInCart())}
            onAdd={(variant) => {
              void add(lineOf(product, variant));
            }}
          />
        </>
      }
    />
  );
});
ShopProductCard.displayName = 'ShopProductCard';
