import type { ComponentProps, ReactNode } from 'react';
import type { Product } from '../../contract/product';
import { isStartPrice, listPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { isSoldOut, stockNote, stockOf } from '../../domain/stock';
import { Link } from '../../ui/Link';
import { cx } from '../../ui/cx';
import { Price } from '../../ui/Price';
import { CardColours } from './CardColours';
import { CardPictures } from './CardPictures';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  currency: string;
  /** On the first screen: its picture is loaded at once. */
  priority?: boolean | undefined;
  /** The button below the text. */
  action: ReactNode;
  /** The content on the picture's corner, such as a wishlist heart. */
  corner?: ReactNode;
  /** The content on the picture's lower edge; with a mouse it shows while the card is hovered. */
  peek?: ReactNode;
  /** Pointer handlers of the card. */
  near?: Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onPointerLeave'>;
}

/** A product card in a list: the whole card links to its page, except for the button and the corner. */
export const ProductCard = ({ product, currency, priority, action, corner, peek, near }: ProductCardProps) => {
  const { title, category, isNew, swatches } = product;
  const { price, old, discount, highest } = listPrice(product);
  const stock = stockOf(product);
  const note = stockNote(stock);
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <CardPictures product={product} priority={priority} />
        {(discount > 0 || isNew) && (
          <p className={styles.labels}>
            {discount > 0 && <span className={cx(styles.label, styles.discount)}>-{discount}%</span>}
            {isNew && <span className={styles.label}>NEW</span>}
          </p>
        )}
        {note && <p className={cx(styles.stock, isSoldOut(stock) && styles.out)}>{note}</p>}
        {corner && <div className={styles.corner}>{corner}</div>}
        {peek && <div className={styles.peek}>{peek}</div>}
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <span className={styles.categoryName}>{category?.name}</span>
          <CardColours swatches={swatches} />
        </p>
        <h3 className={styles.title}>
          <Link to={productPath(product)} className={styles.link} {...near}>
            {title}
          </Link>
        </h3>
        <p className={styles.price}>
          <Price amount={price} old={old} currency={currency} isStart={isStartPrice({ price, highest })} />
        </p>
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  );
};
