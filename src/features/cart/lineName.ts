import type { CartLine } from '../../contract/cart';

const LONGEST = 140;

/** What a line is called: of an endless title its beginning, and something where the title is not known (any more). */
export const lineName = ({ product: { title } }: Pick<CartLine, 'product'>): string => {
  const name = title.trim();
  if (name === '') return 'Unnamed product';
  return name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd().toWellFormed()}…` : name;
};
