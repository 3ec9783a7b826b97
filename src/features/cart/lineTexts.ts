import type { CartLine } from '../../contract/cart';
import { PRICE_UNAVAILABLE, unbrokenPrice } from '../../lib/money';
import type { CheckedLine } from './checkedLines';

const MAX_CHARACTERS = 140;

/** The display name of a line: a long title is shortened, and a missing one gets a generic name. */
export const lineName = ({ product: { title } }: Pick<CartLine, 'product'>): string => {
  const name = title.trim();
  if (name === '') return 'One of your items';
  // Counted in code points, so that no emoji is split.
  const characters = [...name];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…` : name;
};

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
