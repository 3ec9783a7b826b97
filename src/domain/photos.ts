import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';

type Pictured = Pick<Product, 'photos' | 'imgSrc' | 'secondImage'>;
type OwnPicture = Pick<Variant, 'image'>;

/** Every picture of a product once; the chosen variant's own comes first if the photos do not have it. */
export const galleryPhotos = ({ photos, imgSrc, secondImage }: Pictured, variant: OwnPicture | null): string[] => {
  const own = photos.length > 0 ? photos : [imgSrc, secondImage];
  const image = variant?.image ?? null;
  const all = image !== null && !own.includes(image) ? [image, ...own] : own;
  return [...new Set(all.filter((address) => address !== null))];
};

/** Where the gallery stands for a variant: at its picture, else at the start. */
export const photoOf = (photos: readonly string[], variant: OwnPicture | null): number =>
  variant?.image ? Math.max(0, photos.indexOf(variant.image)) : 0;
