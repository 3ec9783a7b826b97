import type { ReactNode } from 'react';
import { FIRST_CARDS } from '../domain/firstPictures';
import { cx } from '../ui/cx';
import styles from './ProductGrid.module.css';

export type Columns = 2 | 3 | 4 | 5;

export interface ProductGridProps<P> {
  products: readonly P[];
  columns?: Columns;
  /** How many of the first pictures load at once; 0 for a grid further down the page. */
  priorities?: number;
  /** The accessible name of the list. */
  label: string;
  renderCard: (product: P, priority: boolean) => ReactNode;
}

/** Cards in columns; two on a phone. For a very long list see WindowedGrid. */
export const ProductGrid = <P extends { id: string }>({
  products,
  columns = 4,
  priorities = FIRST_CARDS,
  label,
  renderCard,
}: ProductGridProps<P>) => (
  // Safari drops the list semantics of a list without bullets.
  // eslint-disable-next-line jsx-a11y-x/no-redundant-roles
  <ul role="list" aria-label={label} className={cx(styles.grid, styles[`columns${columns}`])}>
    {products.map((product, index) => (
      <li key={product.id} className={styles.cell}>
        {renderCard(product, index < priorities)}
      </li>
    ))}
  </ul>
);
