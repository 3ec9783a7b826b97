import { useRef } from 'react';
import { TABLET } from '../../config/breakpoints';
import { cx } from '../../ui/cx';
import { useIsMobile } from '../../ui/useMediaQuery';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { Product } from '../../contract/product';
import type { Columns, ProductGridProps } from '../../views/ProductGrid';
import styles from '../../views/ProductGrid.module.css';
import { useFocusedIndex } from './useFocusedIndex';
import { useRowWindow } from './useRowWindow';

/** The number of columns that fit; the style sheet of ProductGrid uses the same breakpoints. */
const useColumns = (chosen: Columns): number => {
  const isNarrow = useMediaQuery(`(max-width: ${TABLET - 0.02}px)`);
  const isMobile = useIsMobile();
  if (isNarrow) return 2;
  return isMobile ? Math.min(chosen, 4) : chosen;
};

/** The rows of the window, plus the row that contains the focus and its neighbours, which Tab reaches next. */
const rowsWith = (first: number, end: number, focused: number | null): number[] => {
  const rows = new Set(Array.from({ length: end - first }, (_, offset) => first + offset));
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) rows.add(row);
  return [...rows].sort((a, b) => a - b);
};

/**
 * Renders only the cards near the screen. Each card has its position and the total; the card with focus stays mounted,
 * however far the page scrolls.
 */
export const WindowedGrid = ({
  products,
  columns = 4,
  priorities = 4,
  label,
  renderCard,
}: ProductGridProps<Product>) => {
  const list = useRef<HTMLUListElement>(null);
  const focused = useFocusedIndex(list);
  const across = useColumns(columns);
  const rows = Math.ceil(products.length / across);
  const { first, end, height } = useRowWindow(list, rows, across);

  const indexes = rowsWith(first, end, focused === null ? null : Math.floor(focused / across))
    .flatMap((row) => Array.from({ length: across }, (_, column) => row * across + column))
    .filter((index) => index in products);
  return (
    // Safari drops the list semantics of a list without bullets.
    // eslint-disable-next-line jsx-a11y-x/no-redundant-roles
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={cx(styles.grid, styles[`columns${columns}`], styles.windowed)}
      style={height === null ? undefined : { gridTemplateRows: `repeat(${rows}, ${height}px)` }}
    >
      {indexes.map((index) => {
        const product = products[index];
        return (
          product && (
            <li
              key={product.id}
              className={styles.cell}
              data-index={index}
              aria-setsize={products.length}
              aria-posinset={index + 1}
              style={{ gridRow: Math.floor(index / across) + 1, gridColumn: (index % across) + 1 }}
            >
              {renderCard(product, index < priorities)}
            </li>
          )
        );
      })}
    </ul>
  );
};
