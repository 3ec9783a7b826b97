import type { Product } from '../../contract/product';
import { useFeature } from '../../features/business/useFeature';
import { Reviews } from '../../features/product/Reviews';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { useNeededChunk } from '../../ui/useNeededChunk';

const loadReviews = () => import(/* webpackChunkName: "reviews" */ '../../features/reviews/ProductReviews');

/** The reviews of a product, which load when the tab is first shown, or samples where the back end has none. */
export const ReviewsTab = ({ product: { code, title }, isShown }: { product: Product; isShown: boolean }) => {
  const isOffered = useFeature('reviews');
  const { part, retry } = useNeededChunk(loadReviews, isOffered && isShown);
  if (!isOffered) return <Reviews title={title} isShown={isShown} />;
  if (part) return <part.ProductReviews code={code} />;
  return retry ? <ErrorNotice text="The reviews didn’t load." onRetry={retry} /> : <Spinner />;
};
