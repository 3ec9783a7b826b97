import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { galleryPhotos, photoAlt, photoOf } from './photos';

const FRONT = '/media/a.svg';
const BACK = '/media/b.svg';
const RED = '/media/red.svg';

test.each<[string, Record<string, unknown>, string | null, string[], number]>([
  ['the product’s photos', { photos: [FRONT, BACK] }, null, [FRONT, BACK], 0],
  [
    'the card’s pictures if there are no photos',
    { photos: [], imgSrc: FRONT, imgSecondSrc: BACK },
    null,
    [FRONT, BACK],
    0,
  ],
  ['each picture once', { photos: [], imgSrc: FRONT, imgSecondSrc: FRONT }, null, [FRONT], 0],
  ['the variant’s photo among the product’s', { photos: [FRONT, RED] }, RED, [FRONT, RED], 1],
  ['the variant’s own photo first', { photos: [FRONT, BACK] }, RED, [RED, FRONT, BACK], 0],
  ['none without pictures', { photos: [], imgSrc: null, imgSrc2: null, imgSecondSrc: null }, null, [], 0],
])('picks the gallery photos: %s', (_name, overrides, image, photos, index) => {
  const shown = product({ ...overrides, variants: [wireVariant({ image })] });
  const variant = shown.variants[0] ?? null;
  expect(galleryPhotos(shown, variant)).toEqual(photos);
  expect(photoOf(photos, variant)).toBe(index);
});

const inRed = (size: string) => wireVariant({ image: RED, attributes: { Color: 'Red', Size: size } });
const inBlue = wireVariant({ image: RED, attributes: { Colour: 'Blue' } });

test.each<[string, string | null, Record<string, unknown>, string]>([
  ['the product’s alt text for the main picture', FRONT, { altText: 'A black shirt' }, 'A black shirt'],
  ['the title if the alt text is empty', FRONT, { altText: '' }, 'Linen Shirt'],
  ['the product’s alt text without a picture', null, { altText: 'A black shirt' }, 'A black shirt'],
  ['the colour for the picture of a variant', RED, { variants: [inRed('S'), inRed('M')] }, 'Linen Shirt in Red'],
  ['no colour for a picture of several colours', RED, { variants: [inRed('S'), inBlue] }, 'Linen Shirt'],
  ['“close up” for a close-up', '/media/a-close-up.svg', { altText: 'A black shirt' }, 'Linen Shirt, close up'],
  ['no “close up” for a folder of that name', '/media/close-up/b.svg', {}, 'Linen Shirt'],
  ['the title, not the main picture’s alt text, for another view', BACK, { altText: 'A black shirt' }, 'Linen Shirt'],
])('writes the alt text: %s', (_name, src, overrides, words) => {
  expect(photoAlt(product({ imgSrc: FRONT, ...overrides }), src)).toBe(words);
});
