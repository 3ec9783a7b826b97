import { firstReads } from '../../src/contract/firstReads';
import { wireProduct, wireVariant } from '../../src/testing/builders/wireCatalogue';
import { wireBusiness } from '../../src/testing/builders/wireCustomer';
import { firstReplies } from './firstReplies';
import { withGoods } from './noscriptGoods';

const BUILT = '<body><div><main class=Main><p>Loading</p></main></div></body>';
const BUSINESS = { '/business/get_details': wireBusiness({ currency: 'GHS' }) };

/** The goods that a browser without JavaScript shows at the address. */
const goodsAt = async (path: string, data: Record<string, unknown>) => {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const reads = firstReads(pathname, search);
  const replies = Object.entries(data).map(([call, body]) => ({
    call,
    digest: '1',
    read: () => Promise.resolve(JSON.stringify({ status: 1, data: body })),
  }));
  const html = await withGoods(BUILT, reads, await firstReplies(reads, replies), replies);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelectorAll('img, script')).toHaveLength(0);
  return [...body.querySelectorAll('main > noscript li')].map((item) => [
    item.textContent,
    item.querySelector('a')?.getAttribute('href'),
  ]);
};

const shirt = wireProduct();
const belt = wireProduct({ id: 7, title: 'Belt', slug: 'belt', code: 'B', variants: [wireVariant({ price: '5.5' })] });
const many = Array.from({ length: 300 }, (_, index) => wireProduct({ id: index, description: 'x'.repeat(index * 20) }));
const LINK = '/pd/linen-shirt/LSH-101?id=101';

test.each([
  [
    '/',
    { '/storefront/products/search': [shirt, belt] },
    [
      ['Linen Shirt From GHS 120.00', LINK],
      ['Belt GHS 5.50', '/pd/belt/B?id=7'],
    ],
  ],
  ['/ct/women', { '/storefront/category_products/women': [shirt] }, [['Linen Shirt From GHS 120.00', LINK]]],
  ['/ft/new', { '/storefront/filter_sections/products/new': [belt] }, [['Belt GHS 5.50', '/pd/belt/B?id=7']]],
  ['/items/search?q=a', { '/storefront/products/search?q=a': [belt] }, [['Belt GHS 5.50', '/pd/belt/B?id=7']]],
  [
    '/pd/linen-shirt/LSH-101',
    { '/storefront/products/linen-shirt/LSH-101': shirt },
    [['Linen Shirt From GHS 120.00', LINK]],
  ],
  ['/cart', {}, []],
  ['/ct/women', { '/storefront/category_products/women': [wireProduct({ price: 'ask', variants: [] })] }, []],
])('names the goods of %s with price and link', async (path, data, goods) => {
  expect(await goodsAt(path, { ...BUSINESS, ...data })).toEqual(goods);
});

test.each(['/', '/items/search'])('names the first goods of the long list of %s', async (path) => {
  expect(await goodsAt(path, { ...BUSINESS, '/storefront/products/search': many })).toHaveLength(8);
});

test('names no goods while the currency is unknown', async () => {
  expect(await goodsAt('/ct/women', { '/storefront/category_products/women': [shirt] })).toEqual([]);
});

test('shows hostile texts as text', async () => {
  const hostile = wireProduct({ title: '</noscript><img src=x>$&', slug: '"><img>', code: `'` });
  const goods = await goodsAt('/ct/a', {
    '/business/get_details': wireBusiness({ currency: '<img>' }),
    '/storefront/category_products/a': [hostile],
  });
  expect(goods).toEqual([['</noscript><img src=x>$& From <img> 120.00', `/pd/%22%3E%3Cimg%3E/'?id=101`]]);
});
