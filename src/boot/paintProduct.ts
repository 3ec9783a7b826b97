import { readNumber } from '../contract/plainReaders';
import { galleryOf, variantOf } from '../domain/firstPictures';
import { variantPrice } from '../domain/price';
import { shownRating } from '../domain/rating';
import { element, skeletonLine, picture } from './element';
import { allPricesOf, productOf, type Wire } from '../domain/firstRows';
import { PHOTO, priceTag } from './paintList';

const PER_VIEW = 4;

/** Reserves the space of the thumbnails below the photo. */
const thumbs = (count: number): HTMLElement[] => {
  if (count < 2) return [];
  const cell = () =>
    element('div', 'Gallery-thumbCell', element('span', 'Gallery-thumb', element('span', 'Skeleton-picture')));
  const strip = element(
    'div',
    'Gallery-strip',
    element('div', 'Gallery-row', ...Array.from({ length: Math.min(count, PER_VIEW) }, cell)),
  );
  const arrow = () => element('span', 'IconButton-button');
  return [
    element(
      'div',
      'Gallery-thumbs',
      strip,
      ...(count > PER_VIEW ? [element('div', 'Gallery-thumbArrows', arrow(), arrow())] : []),
    ),
  ];
};

/** The prices that the page will show; null when the variant is not certain. */
const pricesOf = (wire: Wire, variant: Wire | null) => {
  const product = allPricesOf(wire);
  if (variant === null && (product.hasVariant || product.variants.length > 0)) return null;
  return variantPrice(product, variant && allPricesOf(variant));
};

/** Photo, title and price; nothing when the variant is not certain. */
export const paintProduct = (wire: Wire, chosen: string | null, currency: string): HTMLElement[] => {
  const product = productOf(wire);
  const variant = variantOf(wire, chosen);
  const { photos, first } = galleryOf(wire, chosen);
  const prices = pricesOf(wire, variant);
  if (!product || !prices || prices.price === null || first === null) return [];
  const { price, old } = prices;
  const rating = shownRating({ rating: readNumber(wire.rating), reviews: readNumber(wire.reviews) });
  const summary = element(
    'div',
    'ProductSummary-summary',
    element('div', 'ProductSummary-line', product.category),
    element('h1', 'PageHeading-heading ProductSummary-title', product.title),
    element('p', 'ProductSummary-price', priceTag({ price, old, highest: price }, currency)),
    ...(rating === null ? [] : [element('p', 'ProductSummary-rating', skeletonLine(25))]),
  );
  const gallery = element(
    'section',
    'Gallery-gallery',
    element('div', 'Gallery-stage', element('span', 'Gallery-photo', picture(first, 'photo', PHOTO))),
    ...thumbs(photos.length),
  );
  return [
    element(
      'article',
      'ProductLayout-page',
      element('div', 'ProductLayout-crumbs'),
      element(
        'div',
        'ProductLayout-columns',
        element('div', 'ProductLayout-gallery', gallery),
        element('div', 'ProductLayout-decision', summary),
      ),
    ),
  ];
};
