import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireReply } from '../../src/testing/builders/wire';
import { wireCategory, wireProduct } from '../../src/testing/builders/wireCatalogue';
import { writeSitemap } from './writeSitemap';

const ORIGIN = 'https://shop.example';
const json = (data: unknown): Response => Response.json(wireReply(data));
const slugs = (count: number) => Array.from({ length: count }, (_, index) => `part-${index}`);

/** A thousand products for each category, and one product that is in all categories. */
const productsOf = (at: number) => [
  wireProduct({ id: 1, code: 'ALL', filterSection: [{ title: 'Best', slug: 'best' }] }),
  ...Array.from({ length: 1000 }, (_, index) => {
    const id = 2 + at * 1000 + index;
    return wireProduct({ id, code: `C-${id}`, filterSection: [] });
  }),
];

describe('the sitemap of a third-party catalogue', () => {
  let folder: string;
  let open = 0;
  let mostAtOnce = 0;
  let parts = slugs(6);
  const catalogue = (url: string): Response => {
    if (url.endsWith('/product_categories')) {
      const children = parts.slice(1).map((slug, index) => wireCategory({ id: index + 2, slug, children: [] }));
      return json([wireCategory({ id: 1, slug: parts[0], children })]);
    }
    return json(productsOf(parts.indexOf(url.split('/').at(-1) ?? '')));
  };
  const ask = async (url: unknown): Promise<Response> => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    await Promise.resolve();
    open -= 1;
    return catalogue(String(url));
  };
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const locsIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const write = (fetch: unknown = ask) =>
    writeSitemap(
      { url: 'https://api.example/api/v1', key: 'k', fetch: fetch as typeof globalThis.fetch },
      ORIGIN,
      folder,
    );

  beforeEach(async () => {
    parts = slugs(6);
    folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('writes 10,001 products once each, in files of 5,000, asking for one category at a time', async () => {
    parts = slugs(10);
    expect(await write()).toBe(10_001);
    const files = locsIn(await read('sitemap.xml'));
    expect(files[0]).toBe(`${ORIGIN}/sitemaps/pages.xml`);
    expect(files).toHaveLength(4);
    const listed = await Promise.all(files.slice(1).map(async (file) => locsIn(await read(new URL(file!).pathname))));
    expect(listed.map(({ length }) => length)).toEqual([5000, 5000, 1]);
    expect(new Set(listed.flat()).size).toBe(10_001);
    expect(listed[0]?.[0]).toMatch(/^https:\/\/shop\.example\/pd\/.*\/ALL\?id=1$/);
    expect(mostAtOnce).toBe(1);
    const pages = locsIn(await read('sitemaps/pages.xml'));
    expect(pages).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/ct/part-0/part-1`, `${ORIGIN}/ft/best`]));
    expect(await read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  test('keeps an existing robots.txt and removes surplus files of a larger catalogue', async () => {
    await write();
    await writeFile(join(folder, 'robots.txt'), 'mine');
    await write((url: string) =>
      Promise.resolve(url.endsWith('/product_categories') ? catalogue(url) : json([wireProduct({ id: 5 })])),
    );
    expect(await read('robots.txt')).toBe('mine');
    expect(await readdir(join(folder, 'sitemaps'))).toEqual(['pages.xml', 'products-1.xml']);
  });

  test('keeps the previous sitemap and names the failing call when the back end fails', async () => {
    await write();
    const before = await read('sitemap.xml');
    const bad = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const failing = write((url: string) => Promise.resolve(url.endsWith('/part-1') ? bad() : catalogue(url)));
    await expect(failing).rejects.toThrow(
      'GET https://api.example/api/v1/storefront/category_products/part-1 returned HTTP 502',
    );
    expect(await read('sitemap.xml')).toBe(before);
    expect(locsIn(await read('sitemaps/products-2.xml'))).toHaveLength(1001);
  });
});
