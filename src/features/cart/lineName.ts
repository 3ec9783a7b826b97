import type { CartLine } from '../../contract/cart';
import { wellFormed } from '../../lib/wellFormed';

const LONGEST = 140;

/** The display name of a line: a long title is shortened, and a missing one gets a generic name. */
export const lineName = ({ product: { title } }: Pick<CartLine, 'product'>): string => {
  const name = title.trim();
  if (name === '') return 'One of your items';
  return name.length > LONGEST ? `${wellFormed(name.slice(0, LONGEST).trimEnd())}…` : name;
};
