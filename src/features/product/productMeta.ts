import type { Product } from '../../contract/product';
import { productPath } from '../../domain/productPath';
import { isSoldOut } from '../../domain/stock';
import { toMajor } from '../../lib/money';
import type { Crumb } from '../../ui/Breadcrumbs';
import { crumbData } from '../../ui/crumbData';
import type { PageMeta } from '../../ui/usePageMeta';
import type { Offer } from './offerOf';
import { plainText } from './plainText';

/** Longer ones are cut off by those who show them. */
const DESCRIPTION = 160;

const shortened = (text: string): string =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…`;

interface Facts {
  offer: Offer;
  currency: string;
  crumbs: readonly Crumb[];
  photos: readonly string[];
}

const url = (path: string): string => new URL(path, window.location.origin).href;

const offerData = (offer: Offer, currency: string, address: string): object | undefined =>
  offer.price === null
    ? undefined
    : {
        '@type': 'Offer',
        price: toMajor(offer.price).toFixed(2),
        priceCurrency: currency,
        availability: `https://schema.org/${isSoldOut(offer.available) ? 'OutOfStock' : 'InStock'}`,
        url: address,
      };

const ratingData = ({ rating, reviews }: Product): object | undefined =>
  rating !== null && rating > 0 && reviews !== null && reviews > 0
    ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews }
    : undefined;

const productData = (product: Product, { offer, currency, photos }: Facts, address: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: plainText(product.shortDescription || product.description) || undefined,
  image: photos.map(url),
  sku: product.sku || undefined,
  brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
  category: product.category?.name,
  aggregateRating: ratingData(product),
  offers: offerData(offer, currency, address),
});

/** What search engines and messengers are told of a product. */
export const productMeta = (product: Product, facts: Facts): PageMeta => {
  const address = productPath(product);
  const text = plainText(product.shortDescription) || plainText(product.description);
  return {
    title: product.metaTitle.trim() || product.title,
    description: shortened(plainText(product.metaDescription) || text),
    keywords: product.metaKeywords.trim() || undefined,
    canonical: address,
    image: facts.photos[0] ?? null,
    type: 'product',
    structured: [productData(product, facts, url(address)), crumbData(facts.crumbs)],
  };
};
