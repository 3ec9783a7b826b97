import { emptyDataBlock } from './dataBlock';
import { cachedPages } from './cachedPages';

const built = Buffer.from(`<head>${emptyDataBlock}</head>`);
const good = () => Promise.resolve(new Response('{"status":1}'));
const never = () => new Promise<Response>(() => undefined);

const open = (
  answer: (request: Request) => Promise<Response> = good,
  settings: { timeoutMs?: number; most?: number } = {},
) => {
  const fetch = jest.fn(answer);
  const make = cachedPages({ fetch, apiKey: 'key' }, { timeoutMs: 20_000, ...settings });
  const page = (path: string, html = built) => make(html, new URL(path, 'http://localhost'), undefined);
  return { fetch, page };
};
const textOf = async (page: ReturnType<ReturnType<typeof open>['page']>) => (await page)?.plain.toString();

test('reuses a page while its replies are unchanged, ignoring unrelated query parameters', async () => {
  const { page } = open();
  const first = await page('/pd/shirt/LSH?id=1');
  expect(first?.plain.toString()).toContain('"/storefront/products/shirt/LSH?id=1":{"status":1}');
  expect(await page('/pd/shirt/LSH?id=1&utm=mail')).toBe(first);
});

test('includes a changed reply the next time the page is requested', async () => {
  let answer = good;
  const { page } = open(() => answer());
  expect(await textOf(page('/'))).toContain('"status":1');
  answer = () => Promise.resolve(new Response('{"status":2}'));
  expect(await textOf(page('/'))).toContain('"status":2');
});

test('renders the page again for another build', async () => {
  const { page } = open();
  await page('/');
  expect(await textOf(page('/', Buffer.from(`<p>${emptyDataBlock}`)))).toMatch(/^<p>/);
});

test('shares one page among concurrent requests', async () => {
  const { page } = open();
  const pages = await Promise.all([page('/'), page('/'), page('/')]);
  expect(pages[0]).toBeDefined();
  expect(new Set(pages).size).toBe(1);
});

test('makes a page for each of two concurrent addresses with the same replies', async () => {
  const tree = '{"status":1,"data":[{"id":1,"name":"Women","slug":"women"},{"id":2,"name":"Men","slug":"men"}]}';
  const { page } = open(({ url }) =>
    Promise.resolve(
      url.includes('category_products')
        ? new Response('', { status: 500 })
        : new Response(url.endsWith('/product_categories') ? tree : '{"status":1}'),
    ),
  );
  const html = Buffer.from(`<head><title>Shop</title>${emptyDataBlock}</head>`);
  const [women, men] = await Promise.all([textOf(page('/ct/women', html)), textOf(page('/ct/men', html))]);
  expect(women).toContain('<title>Women');
  expect(men).toContain('<title>Men');
});

test('makes a page for each title of addresses that read the same', async () => {
  const { page } = open();
  const html = Buffer.from(`<head><title>Shop</title>${emptyDataBlock}</head>`);
  const paths = ['/contact', '/terms', '/cart', '/items/search?q=a', '/items/search?q=a&page=2'];
  const pages = await Promise.all(paths.map((path) => textOf(page(path, html))));
  expect(pages.map((text) => /<title>(.*)<\/title>/.exec(text ?? '')?.[1])).toEqual([
    'Contact us',
    'Terms and conditions',
    'Shop',
    'a: Items Search Results',
    'a: Items Search Results, page 2',
  ]);
});

test('gives up on an API that does not answer, so that the page is sent as built', async () => {
  const { page } = open(never, { timeoutMs: 40 });
  // Without a timeout, waiting for the API would never end.
  expect(await page('/')).toBeUndefined();
});

test('sends the 31st concurrent page as built, but makes it when it is requested later', async () => {
  const { page } = open();
  const pages = await Promise.all(Array.from({ length: 31 }, (_, index) => page(`/items/search?q=${index}`)));
  expect(pages.map((made) => made !== undefined)).toEqual([...Array.from({ length: 30 }, () => true), false]);
  expect(await page('/items/search?q=30')).toBeDefined();
});

test('evicts the least recently used pages when the cache is full', async () => {
  // Enough space for a few of these pages.
  const { page } = open(good, { most: 15_000 });
  const first = await page('/items/search?q=0');
  for (let index = 1; index < 100; index += 1) await page(`/items/search?q=${index}`);
  const last = await page('/items/search?q=99');
  expect(await page('/items/search?q=99')).toBe(last);
  expect((await page('/items/search?q=0')) === first).toBe(false);
});

describe('the first picture', () => {
  const product = () => Promise.resolve(new Response('{"status":1,"data":{"imgSrc":"/a.jpg"}}'));
  const preload = '</a.jpg>; rel=preload; as=image; fetchpriority=high';

  test.each([
    ['/pd/shirt/LSH?id=1', preload],
    ['/pd/shirt/LSH?id=1&utm=mail', preload],
    ['/pd/shirt/LSH?id=1&variant=7', undefined],
  ])('sends a preload link unless the address names a variant: %s', async (path, link) => {
    const { page } = open(product);
    await page('/pd/shirt/LSH?id=1');
    expect((await page(path))?.link).toBe(link);
  });

  test.each([
    ['/ct/women', preload],
    ['/ct/women?color=Red', undefined],
    ['/ct/women?attr%5BLength%5D=Long', undefined],
  ])('sends preload links of a list unless it is filtered: %s', async (path, link) => {
    const { page } = open(() => Promise.resolve(new Response('{"status":1,"data":[{"imgSrc":"/a.jpg"}]}')));
    expect((await page(path))?.link).toBe(link);
  });

  test('sends no preload link when pictures come in several sizes', async () => {
    const { page } = open(product);
    const sized = Buffer.from(
      `<script type="application/json" id="settings">{"pictureSizes":"?w={width}"}</script>${emptyDataBlock}`,
    );
    expect((await page('/pd/shirt/LSH', sized))?.link).toBeUndefined();
  });
});
