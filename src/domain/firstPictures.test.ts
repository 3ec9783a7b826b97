import { wireProduct, wireSlide, wireVariant } from '../testing/builders/wireCatalogue';
import { firstPictures, variantOf } from './firstPictures';

const wire = (more: Record<string, unknown> = {}) => wireProduct(more) as Record<string, unknown>;

test.each([
  ['the one asked for', '1002', '1002'],
  ['one that is gone: the default', '9', '1001'],
  ['none asked for: the default', null, '1001'],
])('picks the variant: %s', (_name, asked, id) => {
  expect(String(variantOf(wire(), asked)?.variant_id)).toBe(id);
});

test('picks no variant if none is asked for and none is the default', () => {
  expect(variantOf(wire({ variants: [wireVariant({ is_default: 0 })] }), null)).toBeNull();
});

const rows = (...pictures: unknown[]) => pictures.map((imgSrc, index) => wire({ id: index + 1, imgSrc }));
const red = wireVariant({ variant_id: 7, image: '/red.jpg', is_default: 0 });

test.each<[string, string, unknown, string | null, string[]]>([
  ['home: the first slide', 'home', { data: [wireSlide({ image_src: '/1.jpg' }), wireSlide()] }, null, ['/1.jpg']],
  ['a product: the first photo', 'product', wire({ photos: ['/a.jpg', '/b.jpg'], variants: [] }), null, ['/a.jpg']],
  ['a product: the variant asked for', 'product', wire({ photos: ['/a.jpg'], variants: [red] }), '7', ['/red.jpg']],
  ['a list: the first four', 'category', rows('/1', '/2', '/3', '/4', '/5'), null, ['/1', '/2', '/3', '/4']],
  ['a list: none that is missing or unsafe', 'collection', rows(null, 'javascript:x', '/3'), null, ['/3']],
  [
    'a search: the latest first',
    'search',
    [wire({ imgSrc: '/old', published_at: '2025-01-01' }), wire({ imgSrc: '/new', published_at: '2026-01-01' })],
    null,
    ['/new', '/old'],
  ],
  ['an address without pictures of its own', '', null, null, []],
  ['a reply that is none', 'product', 'no', null, []],
])('lists the first pictures: %s', (_name, route, data, asked, pictures) => {
  expect(firstPictures(route, data, asked)).toEqual(pictures);
});
