import { PRICE_UNAVAILABLE, unbrokenPrice } from '../../lib/money';
import type { CheckedLine } from './checkedLines';

/** The messages of a line: what has changed since it was added, and which errors occurred. */
export const lineNotes = (
  { gone, ordered, unpriced, unread, priceWas, quantityWas, available, note }: CheckedLine,
  currency: string,
): readonly string[] => {
  const own = note === null ? [] : [note];
  if (ordered) return ['Already ordered', ...own];
  if (gone) return [unpriced ? PRICE_UNAVAILABLE : available === 0 ? 'Out of stock' : 'No longer available', ...own];
  return [
    ...(unread ? ['Could not be loaded'] : []),
    ...(priceWas === null ? [] : [`Price changed from ${unbrokenPrice(priceWas, currency)}`]),
    ...(quantityWas === null || available === null
      ? []
      : [`Only ${available} left. We changed your quantity from ${quantityWas}.`]),
    ...own,
  ];
};
