import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { crumbsOf } from '../../domain/crumbsOf';
import { productMeta } from '../../domain/productMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { MonthlyPrice } from '../../features/credit/MonthlyPrice';
import { Gallery } from '../../features/product/Gallery';
import { galleryPhotos, photoAlt, photoOf } from '../../domain/photos';
import { offerOf } from '../../features/product/offerOf';
import { ProductLayout } from '../../views/ProductLayout';
import { BuySkeleton } from '../../features/product/ProductSkeleton';
import { ProductSummary } from '../../features/product/ProductSummary';
import { ProductTabs } from '../../features/product/ProductTabs';
import { RecentlyViewed } from '../../features/product/RecentlyViewed';
import { productViewed } from '../../features/product/recentSlice';
import { useChosenVariant } from '../../features/product/useChosenVariant';
import { useAppDispatch } from '../../store/hooks';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { usePageMeta } from '../../ui/usePageMeta';
import { ProductDecision } from './ProductDecision';
import { RelatedProducts } from './RelatedProducts';
import { ReviewsTab } from './ReviewsTab';

interface ProductDetailProps {
  product: Product;
  /** False while only the data of a list is known. */
  isComplete: boolean;
  /** Rendered in place of the missing parts when the request failed. */
  errorNotice: ReactNode;
}

export const ProductDetail = ({ product, isComplete, errorNotice }: ProductDetailProps) => {
  const dispatch = useAppDispatch();
  const { currency } = useBusiness();
  const { data: tree = [] } = useCategoryTree();
  const chosen = useChosenVariant(product);
  // Title, price and photo render at once; the options follow in a deferred render, then the content below.
  const showsChoice = useDeferredValue(isComplete);
  const showsRest = useDeferredValue(showsChoice, false) && isComplete;
  const offer = offerOf(product, chosen.variant);
  const photos = galleryPhotos(product, chosen.variant);
  const crumbs = crumbsOf(product, tree);
  const hasReviews = useFeature('reviews');
  usePageMeta(productMeta(product, { currency, tree, origin: window.location.origin, hasReviews }));
  useEffect(() => {
    if (isComplete) dispatch(productViewed(product));
  }, [dispatch, isComplete, product]);

  const choice =
    showsChoice && isComplete ? (
      <ProductDecision product={product} chosen={chosen} offer={offer} currency={currency} />
    ) : (
      errorNotice || <BuySkeleton />
    );
  return (
    <ProductLayout
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      gallery={<Gallery photos={photos} altOf={(src) => photoAlt(product, src)} at={photoOf(photos, chosen.variant)} />}
      decision={
        <>
          <ProductSummary product={product} offer={offer} currency={currency} />
          <MonthlyPrice total={offer.canBuy ? offer.price : null} />
          {choice}
        </>
      }
    >
      {showsRest && (
        <>
          <ProductTabs product={product} reviews={(isShown) => <ReviewsTab product={product} isShown={isShown} />} />
          {product.category?.slug && <RelatedProducts category={product.category} except={product.id} />}
          <RecentlyViewed except={product.id} />
        </>
      )}
    </ProductLayout>
  );
};
