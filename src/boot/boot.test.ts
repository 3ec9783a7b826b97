import { waitFor } from '@testing-library/react';
import { excerptOf } from '../contract/listStart';
import { wireProduct, wireSlide } from '../testing/builders/wireCatalogue';

const SHELL = '<div id="root"><div data-shell><main></main></div></div>';
const BUSINESS = { status: 1, data: { currency: 'KES' } };
const ok = (data: unknown) => ({ status: 1, data });
const products = Array.from({ length: 20 }, (_, id) => wireProduct({ id: id + 1, imgSrc: `/media/${id + 1}.svg` }));
const earlyPaint = () => document.querySelector('body > [aria-hidden]');
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .filter((link) => link.as === 'image')
    .map((link) => link.getAttribute('href'));

/** A server that never replies, so everything shown was in the page. */
const pending = () => new Promise<Response>(() => undefined);
const fetched = jest.fn<Promise<Response>, unknown[]>(pending);
const requested = () => fetched.mock.calls.map(([url]) => url);

/** Opens index.html with this text in the element that holds its first replies or settings. */
const open = async (path: string, text: string, id = 'first-replies') => {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = `<script type="application/json" id="${id}"></script>`;
  document.getElementById(id)!.textContent = text;
  document.body.innerHTML = SHELL;
  await jest.isolateModulesAsync(async () => {
    await import('./boot');
  });
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  // The time limit of one test must not send requests in the next.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  fetched.mockReset().mockImplementation(pending);
  localStorage.clear();
  Reflect.deleteProperty(window, '__early');
  Object.assign(window, { fetch: fetched, __ROUTE_FILES__: {}, __FONT__: '' });
});

afterEach(jest.useRealTimers);

test('paints the first reply in the page and preloads its picture, without calling the API', async () => {
  const replies = {
    '/storefront/get-sliders': ok([wireSlide()]),
    '/business/get_details': BUSINESS,
    '/storefront/products/search': ok(products),
    '/storefront/product_categories': ok([]),
    '/storefront/main_product_categories': ok([]),
  };
  await open('/', JSON.stringify({ replies, excerpts: {} }));
  expect(earlyPaint()).toHaveTextContent('Pay over');
  expect(preloaded()).toEqual(['/media/slide-season.svg']);
  expect(requested()).toEqual([]);
});

test('paints the cards from an excerpt in the page, and fetches the whole list at once', async () => {
  const call = '/storefront/products/search?q=shirt';
  const excerpts = { [call]: excerptOf(ok(products), true) };
  await open('/items/search?q=shirt', JSON.stringify({ replies: { '/business/get_details': BUSINESS }, excerpts }));
  expect(earlyPaint()?.querySelectorAll('article')).toHaveLength(8);
  expect(preloaded()).toHaveLength(4);
  expect(requested()[0]).toBe(`/api/v1${call}`);
});

test('paints from the replies in the page with a token, but still calls the API', async () => {
  localStorage.setItem('token', 'abc');
  const replies = { '/storefront/get-sliders': ok([wireSlide()]), '/business/get_details': BUSINESS };
  await open('/', JSON.stringify({ replies, excerpts: {} }));
  expect(earlyPaint()).not.toBeNull();
  expect(requested().slice(0, 3)).toEqual([
    '/api/v1/storefront/get-sliders',
    '/api/v1/storefront/products/search',
    '/api/v1/business/get_details',
  ]);
});

test.each([
  ['no text', ''],
  ['truncated JSON', '{"replies":{"/storefront/get-sliders"'],
  ['an array', '[1]'],
  ['fields of the wrong type', '{"replies":7,"excerpts":"x"}'],
])('%s in the page: paints nothing and requests what does not depend on the shop’s details', async (_name, text) => {
  await open('/', text);
  expect(earlyPaint()).toBeNull();
  expect(requested()).toEqual(['/api/v1/storefront/get-sliders', '/api/v1/business/get_details']);
});

const LISTS = { ...BUSINESS, data: { currency: 'KES', features: ['lists'] } };
const PAGED = '/storefront/products?category=women&page=2&per_page=20&sort=price_asc&attr%5BColor%5D=Red';
const WHOLE = '/storefront/category_products/women';

test.each([
  ['embedded', LISTS, null, null, PAGED],
  ['embedded, without lists', BUSINESS, JSON.stringify(LISTS.data), null, WHOLE],
  ['of an earlier visit', null, JSON.stringify(LISTS.data), null, PAGED],
  ['of an earlier visit, without lists', null, '{"currency":"KES"}', null, WHOLE],
  ['that arrive', null, null, LISTS, PAGED],
  ['that arrive without lists', null, null, BUSINESS, WHOLE],
  ['that never arrive readable', null, null, 'x', WHOLE],
])('requests the list by the shop’s details %s', async (_what, embedded, stored, arriving, list) => {
  if (stored !== null) localStorage.setItem('business', stored);
  if (arriving !== null) {
    fetched.mockImplementation((url) =>
      url === '/api/v1/business/get_details' ? Promise.resolve(new Response(JSON.stringify(arriving))) : pending(),
    );
  }
  await open(
    '/ct/women?page=2&sort=3&color=Red',
    JSON.stringify({ replies: embedded ? { '/business/get_details': embedded } : {}, excerpts: {} }),
  );
  await waitFor(() => {
    expect(requested()).toContain(`/api/v1${list}`);
  });
  expect(requested()).not.toContain(`/api/v1${list === PAGED ? WHOLE : PAGED}`);
  expect(new Set(requested()).size).toBe(requested().length);
});

test('paints the cards of a page of a list', async () => {
  const [, ...rest] = products;
  const call = '/storefront/products?category=women&page=1&per_page=20';
  const replies = {
    [call]: ok({ items: rest, total: 19 }),
    '/business/get_details': LISTS,
    '/storefront/product_categories': ok([]),
  };
  await open('/ct/women', JSON.stringify({ replies, excerpts: {} }));
  expect(earlyPaint()?.querySelectorAll('article')).toHaveLength(8);
  expect(preloaded()[0]).toBe('/media/2.svg');
});

test.each([
  ['a reply of the wrong shape', { '/storefront/get-sliders': 'x', '/business/get_details': BUSINESS }],
  ['a refusal', { '/storefront/get-sliders': { status: 0, data: [wireSlide()] }, '/business/get_details': BUSINESS }],
  [
    'a picture with an unsafe address',
    { '/storefront/get-sliders': ok([wireSlide({ image_src: 'javascript:x' })]), '/business/get_details': BUSINESS },
  ],
])('%s in the page is not painted', async (_name, replies) => {
  await open('/', JSON.stringify({ replies }));
  expect(earlyPaint()).toBeNull();
  expect(preloaded()).toEqual([]);
});

test.each([
  ['announced by the page’s reply', ok({ features: ['credit_terms'] }), null, true],
  ['announced at the last visit', null, '{"features":["credit_terms"]}', true],
  ['announced at the last visit, but no more', ok({ features: [] }), '{"features":["credit_terms"]}', false],
  ['malformed', ok({ features: 'credit_terms' }), null, false],
  ['unknown', null, null, false],
])('credit terms %s: reserves the height of a monthly price', async (_what, reply, stored, isReserved) => {
  if (stored !== null) localStorage.setItem('business', stored);
  await open('/', JSON.stringify({ replies: reply ? { '/business/get_details': reply } : {}, excerpts: {} }));
  expect(document.documentElement.hasAttribute('data-credit')).toBe(isReserved);
});

describe('settings in the page', () => {
  const withSettings = async (settings: string) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/', settings, 'settings');
    const messages = errors.mock.calls.map(([text]: unknown[]) => text);
    errors.mockRestore();
    return messages;
  };
  afterEach(() => {
    document.head.innerHTML = '';
    Reflect.deleteProperty(globalThis, '__settings');
  });

  test('sends the first reads to the API in the settings, with its key', async () => {
    expect(await withSettings('{"apiBaseUrl":"https://api.example.com/","apiKey":"key-1"}')).toEqual([]);
    expect(fetched).toHaveBeenCalledWith('https://api.example.com/api/v1/storefront/get-sliders', {
      headers: { Accept: 'application/json', 'X-Api-Key': 'key-1' },
    });
  });

  test('logs unusable settings during development, and falls back to those of the build', async () => {
    expect(await withSettings('{"apiBaseUrl":"api.example.com","apiKey":7}')).toEqual([
      'Settings in index.html that cannot be used: apiBaseUrl, apiKey',
    ]);
    expect(fetched).toHaveBeenCalledWith('/api/v1/storefront/get-sliders', {
      headers: { Accept: 'application/json', 'X-Api-Key': 'demo-key' },
    });
  });
});
