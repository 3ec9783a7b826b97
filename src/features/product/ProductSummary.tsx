import type { Product } from '../../contract/product';
import { shownRating } from '../../domain/rating';
import { PageHeading } from '../../ui/PageHeading';
import { Price } from '../../ui/Price';
import { CategoryLink } from './ProductFacts';
import type { Offer } from './offerOf';
import styles from './ProductSummary.module.css';
import { Stars } from './Stars';

interface ProductSummaryProps {
  product: Product;
  offer: Offer;
  currency: string;
}

/** The product's title, rating, badges and price. */
export const ProductSummary = ({ product, offer, currency }: ProductSummaryProps) => {
  const { title, category, isNew, badge, preOrder, reviews } = product;
  const rating = shownRating(product);
  const marks = [
    ...new Set([isNew && 'NEW', preOrder && 'Pre-order', badge].filter((mark) => mark !== false && mark !== '')),
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.line}>
        {category && <CategoryLink category={category} className={styles.category} />}
        {marks.map((mark) => (
          <span key={String(mark)} className={styles.mark}>
            {mark}
          </span>
        ))}
      </div>
      <PageHeading className={styles.title}>{title}</PageHeading>
      <p className={styles.price}>
        <Price amount={offer.price} old={offer.old} currency={currency} />
        {offer.discount > 0 && offer.price !== null && <span className={styles.discount}>-{offer.discount}%</span>}
      </p>
      {rating !== null && (
        <p className={styles.rating}>
          <Stars value={rating} />
          <span aria-hidden="true">{rating.toFixed(1)}</span>
          <span>
            ({reviews} {reviews === 1 ? 'rating' : 'ratings'})
          </span>
        </p>
      )}
    </div>
  );
};
