import { wireProduct, wireSlide, wireVariant } from '../testing/builders/wireCatalogue';
import { firstPictures, variantOf } from './firstPictures';

const wire = (more: Record<string, unknown> = {}) => wireProduct(more) as Record<string, unknown>;

test.each([
  ['the requested one', '1002', '1002'],
  ['the default if the requested one is missing', '9', '1001'],
  ['the default if none is requested', null, '1001'],
])('picks the variant: %s', (_name, chosen, id) => {
  expect(String(variantOf(wire(), chosen)?.variant_id)).toBe(id);
});

test('picks no variant if none is requested and none is the default', () => {
  expect(variantOf(wire({ variants: [wireVariant({ is_default: 0 })] }), null)).toBeNull();
});

const rows = (...pictures: unknown[]) => pictures.map((imgSrc, index) => wire({ id: index + 1, imgSrc }));
const red = wireVariant({ variant_id: 7, image: '/red.jpg', is_default: 0 });

test.each<[string, string, unknown, string | null, string[]]>([
  [
    'the first slide of the home page',
    'home',
    { data: [wireSlide({ image_src: '/1.jpg' }), wireSlide()] },
    null,
    ['/1.jpg'],
  ],
  ['the first photo of a product', 'product', wire({ photos: ['/a.jpg', '/b.jpg'], variants: [] }), null, ['/a.jpg']],
  ['the photo of the requested variant', 'product', wire({ photos: ['/a.jpg'], variants: [red] }), '7', ['/red.jpg']],
  ['the first four of a list', 'category', rows('/1', '/2', '/3', '/4', '/5'), null, ['/1', '/2', '/3', '/4']],
  ['no missing or unsafe ones of a list', 'collection', rows(null, 'javascript:x', '/3'), null, ['/3']],
  [
    'the latest first for a search',
    'search',
    [wire({ imgSrc: '/old', published_at: '2025-01-01' }), wire({ imgSrc: '/new', published_at: '2026-01-01' })],
    null,
    ['/new', '/old'],
  ],
  ['none for a page without its own pictures', '', null, null, []],
  ['none for an unreadable reply', 'product', 'no', null, []],
])('lists the first pictures: %s', (_name, route, data, chosen, pictures) => {
  const call = route === 'search' ? '/storefront/products/search?q=x' : '/storefront/get';
  expect(firstPictures(route, call, data, chosen)).toEqual(pictures);
});
