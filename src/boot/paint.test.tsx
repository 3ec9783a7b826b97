import { waitFor } from '@testing-library/react';
import { env } from '../config/env';
import { wireCategory, wireCollection, wireProduct, wireSlide, wireVariant } from '../testing/builders/wireCatalogue';
import { Photo } from '../ui/Photo';
import { toNodes } from './toNodes';
import { preloadPicture } from './links';
import { type Opened, paintEarly } from './paint';

const SHELL = '<div id="root"><div data-shell><main class="Main"><span>skeleton</span></main></div></div>';
const earlyPaint = () => document.querySelector('body > [aria-hidden]');
const page = (html: string, busy = '') => {
  document.getElementById('root')!.innerHTML = `<div ${busy}><main>${html}</main></div>`;
};

const opened = (route: string, data: unknown, more: Partial<Omit<Opened, 'preload' | 'painted'>> = {}) => {
  const [preload, painted] = [jest.fn(), jest.fn()];
  const replies: Record<string, unknown> = {
    '/own': data,
    '/business/get_details': { currency: 'KES' },
    '/storefront/product_categories': [wireCategory({ children: [{ name: 'Dresses', slug: 'dresses' }] })],
    '/storefront/filter_sections/best-sellers': wireCollection(),
  };
  const read = (call: string) => Promise.resolve(replies[call] ?? null);
  const parsed = Promise.resolve();
  return { preload, painted, route, params: new URLSearchParams(), slug: '', read, parsed, ...more };
};
const paint = async (...given: Parameters<typeof opened>) => {
  const what = opened(...given);
  await paintEarly(what, '/own');
  return what;
};
const products = Array.from({ length: 12 }, (_, index) =>
  wireProduct({ id: index + 1, title: `Product ${index + 1}`, imgSrc: `/media/${index + 1}.svg`, published_at: index }),
);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = SHELL;
});

test('paints a list: title, eight linked cards, prices in the shop’s currency, four pictures preloaded', async () => {
  const { painted, preload } = await paint('collection', products, { slug: 'best-sellers' });
  expect(painted).toHaveBeenCalledTimes(1);
  expect(earlyPaint()?.querySelector('h1')).toHaveTextContent('Best Sellers');
  const cards = [...earlyPaint()!.querySelectorAll('article')];
  expect(cards).toHaveLength(8);
  expect(cards[0]).toHaveTextContent('-20%NEWShirtsProduct 1Old price KES 150.00Sale price From KES 120.00');
  expect(cards[0]?.querySelector('a')).toHaveAttribute('href', '/pd/linen-shirt/LSH-101?id=1');
  expect(preload.mock.calls).toEqual([1, 2, 3, 4].map((id) => [`/media/${id}.svg`, 'card']));
  expect([...earlyPaint()!.querySelectorAll('a')].every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});

test.each([
  ['a search', 'search', { params: new URLSearchParams({ q: 'shirt' }) }, 'Items Search Results', 'for “shirt”'],
  ['a search without a query', 'search', {}, 'Recent Products', ''],
  ['a subcategory', 'category', { slug: 'dresses' }, 'Dresses', ''],
  ['an unknown category', 'category', { slug: 'nowhere' }, '', ''],
])('paints the title of %s', async (_name, route, more, title, words) => {
  await paint(route, products, more);
  expect(earlyPaint()?.querySelector('h1')?.textContent).toBe(title);
  expect(earlyPaint()?.querySelector('h1 + p')?.textContent ?? '').toBe(words);
});

test('paints a product with the photo, the price and the old price of the variant in the address', async () => {
  const variants = [wireVariant(), wireVariant({ variant_id: 2, price: 9, priceOld: 0, image: '/media/two.svg' })];
  const { preload } = await paint('product', wireProduct({ variants }), {
    params: new URLSearchParams({ variant: '2' }),
  });
  expect(earlyPaint()?.querySelector('h1')).toHaveTextContent('Linen Shirt');
  expect(earlyPaint()).toHaveTextContent('KES 9.00');
  expect(earlyPaint()?.querySelector('del')).toBeNull();
  expect(preload).toHaveBeenCalledWith('/media/two.svg', 'photo');
});

test.each([
  ['one line with a rating and a count', { rating: 4.2, reviews: 3 }, 1],
  ['none without a count', { rating: 4.2, reviews: null }, 0],
  ['none without a rating', { rating: null, reviews: 3 }, 0],
])('reserves room for the rating of a product: %s', async (_name, wire, lines) => {
  await paint('product', wireProduct(wire));
  expect(earlyPaint()!.querySelectorAll('.rating')).toHaveLength(lines);
});

test.each([
  ['the variant’s own', { price: 9, priceOld: 12 }, 'Old price KES 12.00Sale price KES 9.00-25%'],
  ['the product’s, if the prices are equal', { price: 120 }, 'Old price KES 150.00Sale price KES 120.00-20%'],
  ['none, if the prices differ', { price: 9 }, 'KES 9.00'],
])('paints the old price of a variant: %s', async (_name, prices, shown) => {
  const { price, priceOld = null } = prices as { price: number; priceOld?: number };
  await paint('product', wireProduct({ variants: [wireVariant({ price, priceOld })] }));
  expect(earlyPaint()?.querySelector('.summary .price')?.textContent.replace(/\s/g, ' ')).toBe(shown);
});

test.each([
  ['all photos', { photos: ['/a.svg', '/b.svg'] }, null, '/a.svg', 2],
  ['only photos with a safe address', { photos: ['javascript:x', '/b.svg', '/c.svg'] }, null, '/b.svg', 2],
  ['the variant’s own photo first', { photos: ['/a.svg'] }, '/red.svg', '/red.svg', 2],
  [
    'the card’s pictures if there are no photos',
    { photos: [], imgSrc: '/a.svg', imgSrc2: '/b.svg' },
    null,
    '/a.svg',
    2,
  ],
  ['no thumbnails for a single photo', { photos: ['/a.svg'] }, null, '/a.svg', 0],
])('paints the gallery of a product: %s', async (_name, pictures, image, first, count) => {
  const { preload } = await paint('product', wireProduct({ ...pictures, variants: [wireVariant({ image })] }));
  expect(preload).toHaveBeenCalledWith(first, 'photo');
  expect(earlyPaint()?.querySelectorAll('.thumb')).toHaveLength(count);
});

test('paints only the first slide of the home page, with its text', async () => {
  const { preload } = await paint('home', { data: [wireSlide(), wireSlide({ id: 2 })] });
  expect([...earlyPaint()!.querySelectorAll('h2 span')].map(({ textContent }) => textContent)).toEqual([
    'Pay over',
    'the months that',
    'suit you',
  ]);
  expect(earlyPaint()?.querySelectorAll('img')).toHaveLength(1);
  expect(preload.mock.calls).toEqual([['/media/slide-season.svg', 'slide']]);
});

test.each([
  ['a sorted list', 'search', products, { params: new URLSearchParams({ sort: '1' }) }],
  ['a filtered list', 'category', products, { params: new URLSearchParams({ sale: '1' }) }],
  ['a list filtered by an attribute', 'search', products, { params: new URLSearchParams('attr[Length]=Long') }],
  ['an empty list', 'search', [], {}],
  ['a list with an unreadable product', 'search', [wireProduct({ price: 'ask', variants: [] })], {}],
  ['a refused request', 'search', null, {}],
  ['a product without a default variant', 'product', wireProduct({ variants: [wireVariant({ is_default: 0 })] })],
  [
    'a product whose only variant is not marked as the default',
    'product',
    wireProduct({ has_variant: 0, variants: [wireVariant({ price: 9, is_default: 0 })] }),
  ],
  [
    'one of several variants without its own price',
    'product',
    wireProduct({ has_variant: 1, variants: [wireVariant({ price: null }), wireVariant({ variant_id: 2 })] }),
  ],
  [
    'a shop without business details',
    'search',
    products,
    { read: (call: string) => Promise.resolve(call === '/own' ? products : null) },
  ],
  ['slides without a safe picture', 'home', [wireSlide({ image_src: 'javascript:x' })], {}],
] as const)('paints nothing for %s', async (_name, route, data, more = {}) => {
  const { painted } = await paint(route, data, more);
  expect(earlyPaint()).toBeNull();
  expect(painted).not.toHaveBeenCalled();
});

test('paints nothing if the bundle has already rendered the page', async () => {
  const what = opened('search', products);
  page('');
  await paintEarly(what, '/own');
  expect(earlyPaint()).toBeNull();
  expect(what.painted).not.toHaveBeenCalled();
});

test('removes the early paint only once the page has finished loading and is no longer busy', async () => {
  await paint('search', products);
  page('<div aria-label="Loading"></div>');
  page('<h1>Recent Products</h1><div aria-label="Loading products"></div>');
  page('<h1>Recent Products</h1>', 'aria-busy="true"');
  await Promise.resolve();
  expect(earlyPaint()).not.toBeNull();
  document.querySelector('[aria-busy]')!.removeAttribute('aria-busy');
  await waitFor(() => {
    expect(earlyPaint()).toBeNull();
  });
});

test.each([
  ['the page shows an alert', () => page('<p role="alert">No</p>')],
  [
    'the shopper navigates away',
    () => {
      window.history.replaceState(null, '', '/cart');
      page('');
    },
  ],
])('removes the early paint when %s', async (_name, act) => {
  await paint('search', products);
  act();
  await waitFor(() => {
    expect(earlyPaint()).toBeNull();
  });
});

test('removes the early paint after four seconds even if the page is still loading', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await paint('search', products);
  page('<div aria-label="Loading"></div>');
  await Promise.resolve();
  expect(earlyPaint()).not.toBeNull();
  jest.advanceTimersByTime(4000);
  expect(earlyPaint()).toBeNull();
  jest.useRealTimers();
});

test('offers the same picture sizes in the preload link as in the page', () => {
  jest.replaceProperty(env, 'pictureSizes', '?w={width}');
  void preloadPicture('/media/1.jpg', 'card');
  const [frame] = toNodes(<Photo src="/media/1.jpg" alt="" />);
  const image = (frame as Element).querySelector('img');
  const link = document.head.querySelector('link[rel="preload"]');
  expect(image?.srcset).toContain('/media/1.jpg?w=320 320w');
  expect([link?.getAttribute('imagesrcset'), link?.getAttribute('imagesizes')]).toEqual([image?.srcset, image?.sizes]);
});
