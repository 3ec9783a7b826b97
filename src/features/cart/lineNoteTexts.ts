import { PRICE_UNAVAILABLE, unbrokenPrice } from '../../lib/money';
import type { CheckedLine } from './checkedLines';

/** What the shopper must know of a line: what has changed since it was put in, and what went wrong. */
export const lineNotes = (
  { gone, ordered, unpriced, unread, priceWas, quantityWas, available, note }: CheckedLine,
  currency: string,
): readonly string[] => {
  const told = note === null ? [] : [note];
  if (ordered) return ['Already ordered', ...told];
  if (gone) return [unpriced ? PRICE_UNAVAILABLE : 'No longer available', ...told];
  return [
    ...(unread ? ['Could not be loaded'] : []),
    ...(priceWas === null ? [] : [`Price changed from ${unbrokenPrice(priceWas, currency)}`]),
    ...(quantityWas === null || available === null ? [] : [`Only ${available} left, you wanted ${quantityWas}`]),
    ...told,
  ];
};
