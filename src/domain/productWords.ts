import type { Product } from '../contract/product';
import { plainText } from '../lib/plainText';

/** Search engines and link previews cut off longer descriptions. */
const DESCRIPTION = 160;

const shortened = (text: string): string =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…`;

/** The product's title and description for search engines and link previews. */
export const productWords = (
  product: Pick<Product, 'title' | 'metaTitle' | 'metaDescription' | 'shortDescription' | 'description'>,
): { title: string; description: string } => {
  const text = plainText(product.shortDescription) || plainText(product.description);
  return {
    title: product.metaTitle.trim() || product.title,
    description: shortened(plainText(product.metaDescription) || text),
  };
};
