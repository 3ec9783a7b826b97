import type { ReactNode } from 'react';
import type { CardProduct } from '../contract/cardFields';
import { isStartPrice, listPrice } from '../domain/price';
import { cx } from '../ui/cx';
import { Price } from '../ui/Price';
import styles from './ProductCard.module.css';

interface CardViewProps {
  product: CardProduct;
  currency: string;
  picture: ReactNode;
  /** The title as a link. */
  link: ReactNode;
  /** Beside the category. */
  colours?: ReactNode;
  /** On the picture. */
  marks?: ReactNode;
  /** Below the text. */
  action: ReactNode;
}

/** A product's card. React renders it, and the boot script paints it before React has loaded. */
export const CardView = ({ product, currency, picture, link, colours, marks, action }: CardViewProps) => {
  const { price, old, discount, highest } = listPrice(product);
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {picture}
        {(discount > 0 || product.isNew) && (
          <p className={styles.labels}>
            {discount > 0 && <span className={cx(styles.label, styles.discount)}>-{discount}%</span>}
            {product.isNew && <span className={styles.label}>NEW</span>}
          </p>
        )}
        {marks}
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <span className={styles.categoryName}>{product.category?.name}</span>
          {colours}
        </p>
        <h3 className={styles.title}>{link}</h3>
        <p className={styles.price}>
          <Price amount={price} old={old} currency={currency} isStart={isStartPrice({ price, highest })} />
        </p>
        {action}
      </div>
    </article>
  );
};
