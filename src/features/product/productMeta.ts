import type { AggregateOffer, AggregateRating, Offer, Product as ProductData, WithContext } from 'schema-dts';
import type { Product } from '../../contract/product';
import { isStartPrice, listPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { productWords } from '../../domain/productWords';
import { shownRating } from '../../domain/rating';
import { isInStock } from '../../domain/stock';
import { type Minor, toMajor } from '../../lib/money';
import type { Crumb } from '../../ui/Breadcrumbs';
import { crumbData } from '../../ui/crumbData';
import { absolute, type PageMeta } from '../../ui/usePageMeta';
import { plainText } from '../../lib/plainText';

interface Facts {
  currency: string;
  crumbs: readonly Crumb[];
  photos: readonly string[];
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

const productData = (product: Product, { currency, photos }: Facts, address: string): WithContext<ProductData> => {
  const description = plainText(product.shortDescription || product.description);
  const aggregateRating = ratingData(product);
  const offers = offerData(product, currency, address);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    ...(description && { description }),
    image: photos.map(absolute),
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
    image: facts.photos[0] ?? null,
    type: 'product',
    structured: [productData(product, facts, absolute(address)), crumbData(facts.crumbs)],
  };
};
