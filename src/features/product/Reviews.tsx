import type { Product } from '../../contract/product';
import { useChunk } from '../../ui/useChunk';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { useNeededChunk } from '../../ui/useNeededChunk';
import { useFeature } from '../business/useFeature';
import styles from './ProductTabs.module.css';
import { SampleReviews } from './SampleReviews';

const loadForm = () => import(/* webpackChunkName: "review-form" */ './ReviewForm');
const loadReviews = () => import(/* webpackChunkName: "reviews" */ '../reviews/ProductReviews');

interface ReviewsProps {
  product: Pick<Product, 'code' | 'title'>;
  isShown: boolean;
}

/** The product's reviews, or samples where the back end has none; they load when the tab is first shown. */
export const Reviews = ({ product, isShown }: ReviewsProps) => {
  const isOffered = useFeature('reviews');
  const reviews = useNeededChunk(loadReviews, isOffered && isShown);
  const form = useChunk(loadForm, !isOffered && isShown);
  if (!isOffered) {
    return (
      <div className={styles.reviews}>
        <SampleReviews />
        {form && <form.ReviewForm title={product.title} />}
      </div>
    );
  }
  if (reviews.part) return <reviews.part.ProductReviews code={product.code} />;
  return reviews.retry ? <ErrorNotice text="The reviews didn’t load." onRetry={reviews.retry} /> : <Spinner />;
};
