import { variantPrice } from '../contract/variantPrice';
import { toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';
import { element, ghostLine, picture } from './element';
import { isFlagged, listOf, productOf, variantOf } from './firstRows';
import { PHOTO, priceTag } from './paintList';

type Wire = Parameters<typeof productOf>[0];

/** The photo the gallery will open with: that of the variant, else the first. */
export const firstPhoto = (wire: Wire, asked: string | null): string | null => {
  const photos = Array.isArray(wire.photos) ? wire.photos : [];
  return safeImageUrl(variantOf(wire, asked)?.image) ?? safeImageUrl(photos[0]) ?? safeImageUrl(wire.imgSrc);
};

const PER_VIEW = 4;

/** The room of the thumbnails below the photo. */
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

/** What the page will show; null where it is not plain of which variant. */
const pricesOf = (wire: Wire, variant: Wire | null) => {
  const variants = listOf(wire.variants);
  const hasVariant = isFlagged(wire.has_variant);
  if (variant === null && (hasVariant || variants.length > 0)) return null;
  const ofWire = ({ price, priceOld }: Wire) => ({ price: toMinor(price), priceOld: toMinor(priceOld) });
  return variantPrice({ ...ofWire(wire), hasVariant, variants }, variant && ofWire(variant));
};

/** Photo, title and price; nothing where it is not plain which variant they are of. */
export const paintProduct = (wire: Wire, asked: string | null, currency: string): HTMLElement[] => {
  const product = productOf(wire);
  const variant = variantOf(wire, asked);
  const photo = firstPhoto(wire, asked);
  const { price, old } = pricesOf(wire, variant) ?? {};
  if (!product || price == null || photo === null) return [];
  const summary = element(
    'div',
    'ProductSummary-summary',
    element('div', 'ProductSummary-line', product.category),
    element('h1', 'PageHeading-heading ProductSummary-title', product.title),
    ...(Number(wire.rating) > 0 ? [element('p', 'ProductSummary-rating', ghostLine(25))] : []),
    element('p', 'ProductSummary-price', priceTag({ price, old: old ?? 0 }, currency)),
  );
  const gallery = element(
    'section',
    'Gallery-gallery',
    element('div', 'Gallery-stage', element('span', 'Gallery-photo', picture(photo, PHOTO))),
    ...thumbs(Array.isArray(wire.photos) ? wire.photos.length : 0),
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
