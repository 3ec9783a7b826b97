import type { AggregateRating, Offer as OfferData, Product as ProductData, WithContext } from 'schema-dts';
import type { Product } from '../../contract/product';
import { productPath } from '../../domain/productPath';
import { productWords } from '../../domain/productWords';
import { shownRating } from '../../domain/rating';
import { isSoldOut } from '../../domain/stock';
import { type Minor, toMajor } from '../../lib/money';
import type { Crumb } from '../../ui/Breadcrumbs';
import { crumbData } from '../../ui/crumbData';
import type { PageMeta } from '../../ui/usePageMeta';
import type { Offer } from './offerOf';
import { plainText } from '../../lib/plainText';

interface Facts {
  offer: Offer;
  currency: string;
  crumbs: readonly Crumb[];
  photos: readonly string[];
}

const url = (path: string): string => new URL(path, window.location.origin).href;

const offerData = (price: Minor, { available }: Offer, currency: string, address: string): OfferData => ({
  '@type': 'Offer',
  price: toMajor(price).toFixed(2),
  priceCurrency: currency,
  availability: `https://schema.org/${isSoldOut(available) ? 'OutOfStock' : 'InStock'}`,
  url: address,
});

const ratingData = (product: Product): AggregateRating | undefined => {
  const rating = shownRating(product);
  return rating !== null && product.reviews !== null
    ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: product.reviews }
    : undefined;
};

const productData = (
  product: Product,
  { offer, currency, photos }: Facts,
  address: string,
): WithContext<ProductData> => {
  const description = plainText(product.shortDescription || product.description);
  const aggregateRating = ratingData(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    ...(description && { description }),
    image: photos.map(url),
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.category && { category: product.category.name }),
    ...(aggregateRating && { aggregateRating }),
    ...(offer.price !== null && { offers: offerData(offer.price, offer, currency, address) }),
  };
};

/** What search engines and messengers are told of a product. */
export const productMeta = (product: Product, facts: Facts): PageMeta => {
  const address = productPath(product);
  return {
    ...productWords(product),
    keywords: product.metaKeywords.trim() || undefined,
    canonical: address,
    image: facts.photos[0] ?? null,
    type: 'product',
    structured: [productData(product, facts, url(address)), crumbData(facts.crumbs)],
  };
};
