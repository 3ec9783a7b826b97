import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { galleryPhotos, photoOf } from './photos';

const FRONT = '/media/a.svg';
const BACK = '/media/b.svg';
const RED = '/media/red.svg';

test.each<[string, Record<string, unknown>, string | null, string[], number]>([
  ['the photos', { photos: [FRONT, BACK] }, null, [FRONT, BACK], 0],
  ['no photos: the pictures of the card', { photos: [], imgSrc: FRONT, imgSecondSrc: BACK }, null, [FRONT, BACK], 0],
  ['the same picture twice', { photos: [], imgSrc: FRONT, imgSecondSrc: FRONT }, null, [FRONT], 0],
  ['the variant is among them', { photos: [FRONT, RED] }, RED, [FRONT, RED], 1],
  ['the variant has its own', { photos: [FRONT, BACK] }, RED, [RED, FRONT, BACK], 0],
  ['none at all', { photos: [], imgSrc: null, imgSrc2: null, imgSecondSrc: null }, null, [], 0],
])('%s', (_name, overrides, image, photos, index) => {
  const shown = product({ ...overrides, variants: [wireVariant({ image })] });
  const variant = shown.variants[0] ?? null;
  expect(galleryPhotos(shown, variant)).toEqual(photos);
  expect(photoOf(photos, variant)).toBe(index);
});
