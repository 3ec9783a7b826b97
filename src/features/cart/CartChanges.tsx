import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { CheckedLine } from './checkedLines';

const hasChanged = ({ gone, priceWas, quantityWas }: CheckedLine): boolean =>
  gone || priceWas !== null || quantityWas !== null;

const news = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? 'One item in your cart has changed' : `${count} items in your cart have changed`;
};

/** Announces changed lines and refused changes to screen readers. */
export const CartChanges = ({ lines }: { lines: readonly CheckedLine[] }) => (
  <VisuallyHidden>
    <span role="status">
      {[news(lines.filter(hasChanged).length), ...lines.map(({ note }) => note ?? '')].filter(Boolean).join('. ')}
    </span>
  </VisuallyHidden>
);
