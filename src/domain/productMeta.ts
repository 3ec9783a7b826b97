import type { AggregateRating, Product as ProductData, WithContext } from 'schema-dts';
import type { Category } from '../contract/category';
import type { Product } from '../contract/product';
import { plainText } from '../lib/plainText';
import { crumbData } from './crumbData';
import { crumbsOf } from './crumbsOf';
import { offerData } from './offerData';
import type { PageMeta } from './pageTags';
import { galleryPhotos } from './photos';
import { productPath } from './productPath';
import { productWords } from './productWords';
import { shownRating } from './rating';

/** The barcode as a GTIN, if its last digit checks the others: search engines count a false one as an error. */
export const gtinOf = (barcode: string): string | undefined => {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : undefined;
};

interface Facts {
  currency: string;
  tree: readonly Category[];
  origin: string;
  /** Search engines require that a rating comes from reviews which the page shows. */
  hasReviews: boolean;
}

const ratingData = (product: Product): AggregateRating | undefined => {
  const rating = shownRating(product);
  return rating !== null && product.reviews !== null
    ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: product.reviews }
    : undefined;
};

/** The pictures of the product and of its variants, whichever is chosen. */
const picturesOf = (product: Product): string[] => {
  const images = product.variants.map(({ image }) => image).filter((image) => image !== null);
  return [...new Set([...galleryPhotos(product, null), ...images])];
};

const productData = (
  product: Product,
  { currency, origin, hasReviews }: Facts,
  address: string,
): WithContext<ProductData> => {
  const description = plainText(product.shortDescription || product.description);
  const aggregateRating = hasReviews && ratingData(product);
  // Without the shop's details the currency of the prices is unknown.
  const offers = currency === '' ? [] : offerData(product, currency, address);
  const gtin = gtinOf(product.barcode);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    ...(description && { description }),
    image: picturesOf(product).map((picture) => new URL(picture, origin).href),
    ...(product.sku && { sku: product.sku }),
    ...(gtin !== undefined && { gtin }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.category && { category: product.category.name }),
    ...(aggregateRating && { aggregateRating }),
    ...(offers.length > 0 && { offers }),
  };
};

/** Page metadata for search engines and link previews. */
export const productMeta = (product: Product, facts: Facts): PageMeta => {
  const address = productPath(product);
  return {
    ...productWords(product),
    keywords: product.metaKeywords.trim() || undefined,
    canonical: address,
    image: picturesOf(product)[0],
    type: 'product',
    structured: [
      productData(product, facts, facts.origin + address),
      crumbData(crumbsOf(product, facts.tree), facts.origin),
    ],
  };
};
