import { firstRows, startsWithLatest } from '../contract/listStart';
import { readFlag, readRecords } from '../contract/plainReaders';
import { readPhotos } from '../contract/photos';
import { readId } from '../lib/ids';
import { safeImageUrl } from '../lib/safeUrl';
import { galleryPhotos, photoOf } from './photos';

type Wire = Record<string, unknown>;

/** The number of list cards on the first screen of a phone. */
export const FIRST_CARDS = 4;

export const variantOf = (wire: Wire, chosen: string | null): Wire | null => {
  const variants = readRecords(wire.variants);
  const isChosen = ({ variant_id, id }: Wire) => chosen !== null && (readId(variant_id) ?? readId(id)) === chosen;
  return variants.find(isChosen) ?? variants.find(({ is_default }) => readFlag(is_default)) ?? null;
};

/** The photos of a product's gallery, and the photo it opens with. */
export const galleryOf = (wire: Wire, chosen: string | null): { photos: string[]; first: string | null } => {
  const found = variantOf(wire, chosen);
  const variant = found && { image: safeImageUrl(found.image) };
  const secondImage = safeImageUrl(wire.imgSecondSrc) ?? safeImageUrl(wire.imgSrc2);
  const own = { photos: readPhotos(wire.photos), imgSrc: safeImageUrl(wire.imgSrc), secondImage };
  const photos = galleryPhotos(own, variant);
  return { photos, first: photos[photoOf(photos, variant)] ?? null };
};

export const firstSlidePicture = (data: unknown): string | null => safeImageUrl(readRecords(data)[0]?.image_src);

const all = (route: string, call: string, data: object, chosen: string | null): (string | null)[] => {
  if (route === 'home') return [firstSlidePicture(data)];
  if (route === 'product') return [galleryOf(data as Wire, chosen).first];
  return firstRows(data, startsWithLatest(call))
    .slice(0, FIRST_CARDS)
    .map(({ imgSrc }) => safeImageUrl(imgSrc));
};

/** The largest pictures on the first screen of a page, read from the response of its own call. */
export const firstPictures = (route: string, call: string, data: unknown, chosen: string | null): string[] =>
  typeof data === 'object' && data !== null ? all(route, call, data, chosen).filter((picture) => picture !== null) : [];
