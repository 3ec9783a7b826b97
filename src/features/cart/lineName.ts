import type { CartLine } from '../../contract/cart';

const MAX_CHARACTERS = 140;

/** The display name of a line: a long title is shortened, and a missing one gets a generic name. */
export const lineName = ({ product: { title } }: Pick<CartLine, 'product'>): string => {
  const name = title.trim();
  if (name === '') return 'One of your items';
  // Counted in code points, so that no emoji is split.
  const characters = [...name];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…` : name;
};
