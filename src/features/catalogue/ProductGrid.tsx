import type { ReactNode } from 'react';
import type { Product } from '../../contract/product';
import { cx } from '../../ui/cx';
import type { Columns } from './listView';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: readonly Product[];
  columns?: Columns;
  /** How many of the first pictures load at once; 0 for a grid further down the page. */
  priorities?: number;
  /** The accessible name of the list. */
  label: string;
  renderCard: (product: Product, priority: boolean) => ReactNode;
}

/** Cards in columns; two on a phone. For a very long list see WindowedGrid. */
export const ProductGrid = ({ products, columns = 4, priorities = 4, label, renderCard }: ProductGridProps) => (
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
