import type { CartLine } from '../../contract/cart';

const LONGEST = 140;

/** What a line is called: of an endless title its beginning, and a plain word where the title is not known. */
export const lineName = ({ product: { title } }: Pick<CartLine, 'product'>): string => {
  const name = title.trim();
  if (name === '') return 'One of your items';
  return name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd().toWellFormed()}…` : name;
};
