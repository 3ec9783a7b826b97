import type { AggregateOffer, AggregateRating, Offer, Product as ProductData, WithContext } from 'schema-dts';
import type { Category } from '../contract/category';
import type { Product } from '../contract/product';
import { type Minor, toMajor } from '../lib/money';
import { plainText } from '../lib/plainText';
import { crumbData } from './crumbData';
import { crumbsOf } from './crumbsOf';
import type { PageMeta } from './pageTags';
import { galleryPhotos } from './photos';
import { isStartPrice, listPrice } from './price';
import { productPath } from './productPath';
import { productWords } from './productWords';
import { shownRating } from './rating';
import { isInStock } from './stock';

interface Facts {
  currency: string;
  tree: readonly Category[];
  origin: string;
}

const text = (price: Minor): string => toMajor(price).toFixed(2);

/** The same price that lists show: one price, or lowest to highest when variants differ. */
const offerData = (product: Product, currency: string, address: string): Offer | AggregateOffer | undefined => {
  const { price, highest } = listPrice(product);
  if (price === null) return undefined;
  const terms = {
    priceCurrency: currency,
    availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
    url: address,
  } as const;
  if (highest === null || !isStartPrice({ price, highest })) {
    return { '@type': 'Offer', price: text(price), ...terms };
  }
  const offerCount = product.variants.filter((variant) => variant.price !== null).length;
  return { '@type': 'AggregateOffer', lowPrice: text(price), highPrice: text(highest), offerCount, ...terms };
};

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

const productData = (product: Product, { currency, origin }: Facts, address: string): WithContext<ProductData> => {
  const description = plainText(product.shortDescription || product.description);
  const aggregateRating = ratingData(product);
  const offers = offerData(product, currency, address);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    ...(description && { description }),
    image: picturesOf(product).map((picture) => new URL(picture, origin).href),
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.category && { category: product.category.name }),
    ...(aggregateRating && { aggregateRating }),
    ...(offers && { offers }),
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
