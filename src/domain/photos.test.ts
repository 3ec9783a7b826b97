import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { galleryPhotos, photoAlt, photoOf } from './photos';

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
])('picks the gallery photos: %s', (_name, overrides, image, photos, index) => {
  const shown = product({ ...overrides, variants: [wireVariant({ image })] });
  const variant = shown.variants[0] ?? null;
  expect(galleryPhotos(shown, variant)).toEqual(photos);
  expect(photoOf(photos, variant)).toBe(index);
});

const inRed = (size: string) => wireVariant({ image: RED, attributes: { Color: 'Red', Size: size } });
const inBlue = wireVariant({ image: RED, attributes: { Colour: 'Blue' } });

test.each<[string, string | null, Record<string, unknown>, string]>([
  ['the main picture has the words of the product', FRONT, { altText: 'A black shirt' }, 'A black shirt'],
  ['without such words the title', FRONT, { altText: '' }, 'Linen Shirt'],
  ['no picture at all has those of the product', null, { altText: 'A black shirt' }, 'A black shirt'],
  ['the picture of a variant names its colour', RED, { variants: [inRed('S'), inRed('M')] }, 'Linen Shirt in Red'],
  ['a picture of several colours names none', RED, { variants: [inRed('S'), inBlue] }, 'Linen Shirt'],
  ['a close up says so', '/media/a-close-up.svg', { altText: 'A black shirt' }, 'Linen Shirt, close up'],
  ['a name that only holds the words is no close up', '/media/close-up/b.svg', {}, 'Linen Shirt'],
  ['another view does not claim the colour of the main one', BACK, { altText: 'A black shirt' }, 'Linen Shirt'],
])('writes the alt text: %s', (_name, src, overrides, words) => {
  expect(photoAlt(product({ imgSrc: FRONT, ...overrides }), src)).toBe(words);
});
