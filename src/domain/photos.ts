import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import { isColour } from './attributeKinds';

type Pictured = Pick<Product, 'photos' | 'imgSrc' | 'secondImage'>;
type OwnPicture = Pick<Variant, 'image'>;

/** Every picture of a product once. The chosen variant's picture comes first if the photos do not include it. */
export const galleryPhotos = ({ photos, imgSrc, secondImage }: Pictured, variant: OwnPicture | null): string[] => {
  const own = photos.length > 0 ? photos : [imgSrc, secondImage];
  const image = variant?.image ?? null;
  const all = image !== null && !own.includes(image) ? [image, ...own] : own;
  return [...new Set(all.filter((address) => address !== null))];
};

/** The gallery index of the variant's picture; 0 when it has none. */
export const photoOf = (photos: readonly string[], variant: OwnPicture | null): number =>
  variant?.image ? Math.max(0, photos.indexOf(variant.image)) : 0;

type Worded = Pick<Product, 'title' | 'altText' | 'imgSrc'> & {
  variants: readonly Pick<Variant, 'image' | 'attributes'>[];
};

/** The file name pattern of close-up photos of the material. */
const CLOSE_UP = /-close-up\.\w+$/;

/**
 * The alt text of one photo. The product's alt text describes its main picture; a variant's picture shows its own
 * colour.
 */
export const photoAlt = ({ title, altText, imgSrc, variants }: Worded, src: string | null): string => {
  if (src === null || src === imgSrc) return altText || title;
  if (CLOSE_UP.test(src)) return `${title}, close up`;
  const shown = variants.filter(({ image }) => image === src).flatMap(({ attributes }) => attributes);
  const colours = new Set(shown.filter(({ name }) => isColour(name)).map(({ value }) => value));
  return colours.size === 1 ? `${title} in ${[...colours].join('')}` : title;
};
