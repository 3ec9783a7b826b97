import { productMeta } from '../../src/domain/productMeta';
import { inlineHashes } from '../../src/delivery/pageFile';
import { product } from '../../src/testing/builders/model';
import { firstReads } from '../../src/contract/firstReads';
import { wireCategory, wireProduct } from '../../src/testing/builders/wireCatalogue';
import { wireBusiness } from '../../src/testing/builders/wireCustomer';
import { withHead } from './pageHead';

const BUILT = '<!doctype html><head><title>Shop</title><meta name=description content="Shop with flexibility"></head>';
const HOSTILE = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>'$&$1`;
const SHOP = 'https://shop.example';
const NAME = 'Kasa Stores';
const PRODUCT = '/storefront/products/shirt/LSH-101';

/** The page at the address with these replies' data. */
const pageAt = async (path: string, data: Record<string, unknown>, built = BUILT): Promise<string> => {
  const address = new URL(path, 'http://localhost');
  const replies = Object.entries({ '/business/get_details': wireBusiness({ name: NAME }), ...data }).map(
    ([call, body]) => ({
      call,
      digest: '1',
      read: () => Promise.resolve(JSON.stringify({ status: 1, data: body })),
    }),
  );
  return withHead(built, { address, reads: firstReads(address.pathname, address.search), replies, origin: SHOP });
};
const headAt = async (path: string, data: Record<string, unknown> = {}, built = BUILT): Promise<Document> =>
  new DOMParser().parseFromString(await pageAt(path, data, built), 'text/html');
const contentOf = (page: Document, name: string) =>
  page.head.querySelector(`[property="${name}"], [name="${name}"]`)?.getAttribute('content');

test('escapes hostile back-end text in the title and meta tags', async () => {
  const product = wireProduct({ meta_title: HOSTILE, meta_description: '', short_description: `a " b ' c` });
  const page = await headAt('/pd/shirt/LSH-101', {
    [PRODUCT]: product,
    '/business/get_details': wireBusiness({ name: HOSTILE }),
  });
  expect(page.title).toBe(HOSTILE);
  expect(contentOf(page, 'og:title')).toBe(HOSTILE);
  expect(contentOf(page, 'og:site_name')).toBe(HOSTILE);
  expect(contentOf(page, 'description')).toBe(`a " b ' c`);
  expect(page.querySelectorAll('img, script:not([type])')).toHaveLength(0);
  expect(page.body.childNodes).toHaveLength(0);
});

const SEARCH = '/storefront/products/search';
const DRESSES = { '/storefront/product_categories': [wireCategory()] };
const goods = (count: number) => Array.from({ length: count }, (_, index) => wireProduct({ id: index + 1 }));

test.each([
  ['/', {}, 'Shop with flexibility', `${SHOP}/`, /^Shop with flexibility: clothing and goods/],
  [
    '/ct/women/dresses?sort=1&utm=mail',
    { ...DRESSES, '/storefront/category_products/dresses': goods(2) },
    'Dresses',
    `${SHOP}/ct/women/dresses`,
    /^Dresses: 2 products from GHS 120.00\. /,
  ],
  [
    '/ct/women/dresses?page=2',
    { ...DRESSES, '/storefront/category_products/dresses': goods(51) },
    'Dresses, page 2',
    `${SHOP}/ct/women/dresses?page=2`,
    /^Dresses, page 2\. Pay in full/,
  ],
  [
    '/ft/best-sellers',
    { '/storefront/filter_sections/products/best-sellers': goods(1) },
    'Best Sellers',
    `${SHOP}/ft/best-sellers`,
    /^Best Sellers: 1 product /,
  ],
  [
    '/items/search?page=2',
    { [SEARCH]: goods(1) },
    'Recent Products',
    `${SHOP}/items/search`,
    /^Recent Products: 1 product /,
  ],
  [
    '/items/search?q=red+shirt',
    { [`${SEARCH}?q=red+shirt`]: goods(1) },
    'red shirt: Items Search Results',
    `${SHOP}/items/search?q=red+shirt`,
    /^red shirt: Items Search Results: 1 product /,
  ],
  [
    '/pd/shirt/LSH-101?variant=2',
    { [PRODUCT]: wireProduct({ imgSrc: '/a.jpg', photos: [] }) },
    'Linen Shirt',
    `${SHOP}/pd/linen-shirt/LSH-101?id=101`,
    /^A light shirt$/,
  ],
])('describes %s to messengers', async (path, data, title, url, description) => {
  const page = await headAt(path, data);
  const [name, picture] = [`${title} – ${NAME}`, path.startsWith('/pd') ? 'a.jpg' : 'preview.png'];
  expect([page.title, contentOf(page, 'og:title')]).toEqual([name, name]);
  expect(contentOf(page, 'og:url')).toBe(url);
  expect(page.head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(url);
  expect(contentOf(page, 'og:image')).toBe(`${SHOP}/${picture}`);
  expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(page, 'og:description')).toMatch(description);
  expect(contentOf(page, 'description')).toMatch(description);
  expect(page.head.querySelector('[data-served-over="Shop with flexibility"]')).not.toBeNull();
  expect(contentOf(page, 'robots')).toBe(path.includes('q=') ? 'noindex' : undefined);
});

test.each([
  ['/contact', 'Contact us'],
  ['/terms', 'Terms and conditions'],
  ['/terms-conditions/', 'Terms and conditions'],
  ['/about', 'About us'],
  ['/account/auth', 'My account'],
  ['/ct/%E0', '%E0'],
])('titles %s in the HTML', async (path, title) => {
  expect((await headAt(path)).title).toBe(`${title} – ${NAME}`);
});

test('decodes the shop’s pitch before it is part of other texts', async () => {
  const page = await headAt('/', {}, BUILT.replace('Shop with flexibility', 'Yours &amp; &quot;ours&quot;'));
  expect(contentOf(page, 'og:title')).toMatch(/^Yours & "ours"/);
});

test.each(['/pd/shirt/LSH-101', '/cart', '/no/such/page'])('leaves %s as built when it has no meta', async (path) => {
  expect(await pageAt(path, {})).toBe(BUILT);
});

const dataIn = (page: Document) =>
  [...page.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);

test('contains the structured data of the running page, whatever the back end’s texts are', async () => {
  const wire = wireProduct({ title: HOSTILE, brand: '<!--<script>', short_description: 'a\u2028b' });
  const page = await headAt('/pd/shirt/LSH-101', { [PRODUCT]: wire, '/storefront/product_categories': [] });
  const { structured = [] } = productMeta(product(wire), {
    currency: 'GHS',
    tree: [],
    origin: SHOP,
    hasReviews: false,
  });
  expect(dataIn(page).map((text) => JSON.parse(text) as unknown)).toEqual(structured);
  expect(dataIn(page).join('')).not.toMatch(/[<\u2028]/);
});

test('needs no hash in the page’s policy for its structured data', async () => {
  const html = await pageAt('/pd/shirt/LSH-101', { [PRODUCT]: wireProduct() });
  expect(html).toContain('application/ld+json');
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});
