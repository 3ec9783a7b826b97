import { catalogue } from '../../demo/catalogue/catalogue';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const sitemapRules = (open: OpenDatabase) =>
  describe('sitemap', () => {
    let b: Bench;
    const ask = (path: string) => b.shop.fetch(new Request(`http://localhost${path}`));
    const read = async (path: string): Promise<Document> => {
      const reply = await ask(path);
      expect(reply.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
      const page = new DOMParser().parseFromString(await reply.text(), 'application/xml');
      expect(page.querySelector('parsererror')).toBeNull();
      return page;
    };
    const textsOf = (page: Document, name: string) =>
      [...page.getElementsByTagName(name)].map((node) => node.textContent);
    beforeEach(async () => {
      b = await bench(open);
    });

    test('is named in robots.txt, which disallows only private pages', async () => {
      const text = await (await ask('/robots.txt')).text();
      expect(text).toContain('Sitemap: http://localhost/sitemap.xml\n');
      expect(text).toContain('Disallow: /account\n');
      expect(text).not.toMatch(/Disallow: \/(pd|ct|ft)?\n/);
    });

    test('lists its files, and these list every public page', async () => {
      const files = textsOf(await read('/sitemap.xml'), 'loc');
      expect(files).toEqual(['http://localhost/sitemaps/pages.xml', 'http://localhost/sitemaps/products-1.xml']);
      const pages = textsOf(await read('/sitemaps/pages.xml'), 'loc');
      expect(pages).toEqual(
        expect.arrayContaining(['', 'about', 'contact', 'terms'].map((name) => `http://localhost/${name}`)),
      );
      expect(pages.filter((page) => page.includes('/ct/'))).toHaveLength(catalogue.categories.length);
      const products = await read('/sitemaps/products-1.xml');
      expect(textsOf(products, 'loc')).toHaveLength(catalogue.products.length);
      expect(textsOf(products, 'image:loc')[0]).toMatch(/^http:\/\/localhost\/media\//);
      expect(textsOf(products, 'lastmod')[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    test('encodes special characters in an address', async () => {
      await b.database.query(
        `INSERT INTO products (id, code, slug, title, search_text, position, summary, details)
         VALUES (999001, 'A&B<C>', 'x"y''z', 'Odd', '', 1, '{}', '{}')`,
      );
      const places = textsOf(await read('/sitemaps/products-1.xml'), 'loc');
      expect(places).toContain(`http://localhost/pd/x%22y'z/A%26B%3CC%3E?id=999001`);
      await b.database.query('DELETE FROM products WHERE id = 999001');
    });

    test.each([
      '/sitemaps/products-2.xml',
      '/sitemaps/products-0.xml',
      '/sitemaps/products-9999999.xml',
      '/sitemaps/x',
    ])('answers 404 to %s', async (path) => {
      expect((await ask(path)).status).toBe(404);
    });
  });
