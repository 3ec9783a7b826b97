import type { Product } from '../../contract/product';
import { shownRating } from '../../domain/rating';
import { SummaryView } from '../../views/SummaryView';
import type { Offer } from './offerOf';
import { CategoryLink } from './ProductFacts';
import { Stars } from './Stars';

interface ProductSummaryProps {
  product: Product;
  offer: Offer;
  currency: string;
}

/** The product's title, rating, badges and price. */
export const ProductSummary = ({ product, offer, currency }: ProductSummaryProps) => {
  const { category, reviews } = product;
  const rating = shownRating(product);
  return (
    <SummaryView
      product={product}
      offer={offer}
      currency={currency}
      category={category && <CategoryLink category={category} />}
      rating={
        rating !== null && (
          <>
            <Stars value={rating} />
            <span aria-hidden="true">{rating.toFixed(1)}</span>
            <span>
              ({reviews} {reviews === 1 ? 'rating' : 'ratings'})
            </span>
          </>
        )
      }
    />
  );
};
