import type { ComponentProps, ReactNode } from 'react';
import type { Product } from '../../contract/product';
import { productPath } from '../../domain/productPath';
import { isSoldOut, stockNote, stockOf } from '../../domain/stock';
import { CardView } from '../../views/CardView';
import styles from '../../views/ProductCard.module.css';
import { Link } from '../../ui/Link';
import { cx } from '../../ui/cx';
import { CardColours } from './CardColours';
import { CardPictures } from './CardPictures';

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
  const stock = stockOf(product);
  const note = stockNote(stock);
  return (
    <CardView
      product={product}
      currency={currency}
      picture={<CardPictures product={product} priority={priority} />}
      link={
        <Link to={productPath(product)} {...near}>
          {product.title}
        </Link>
      }
      colours={<CardColours swatches={product.swatches} />}
      marks={
        <>
          {note && <p className={cx(styles.stock, isSoldOut(stock) && styles.out)}>{note}</p>}
          {corner && <div className={styles.corner}>{corner}</div>}
          {peek && <div className={styles.peek}>{peek}</div>}
        </>
      }
      action={<div className={styles.action}>{action}</div>}
    />
  );
};
