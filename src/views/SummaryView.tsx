import type { ReactNode } from 'react';
import type { Product } from '../contract/product';
import type { PriceAmount } from '../lib/money';
import { PageHeading } from '../ui/PageHeading';
import { Price } from '../ui/Price';
import styles from './ProductSummary.module.css';

interface SummaryViewProps {
  product: Pick<Product, 'title' | 'isNew' | 'preOrder' | 'badge'>;
  offer: { price: PriceAmount; old: PriceAmount; discount: number };
  currency: string;
  category: ReactNode;
  rating: ReactNode;
}

/** The head of a product's page. React renders it, and the boot script paints it before React has loaded. */
export const SummaryView = ({ product, offer, currency, category, rating }: SummaryViewProps) => {
  const { title, isNew, badge, preOrder } = product;
  const marks = [
    ...new Set([isNew && 'NEW', preOrder && 'Pre-order', badge].filter((mark) => mark !== false && mark !== '')),
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.line}>
        {category}
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
      {rating && <p className={styles.rating}>{rating}</p>}
    </div>
  );
};
