import type { ShopServer } from '../../server/app';
import type { Database } from '../../server/db/database';
import type { Offer, Shelf } from './listPaths';
import { apiKey } from './plan';

type Facet = { key: string; options?: { value: string }[]; min?: number; max?: number };

const readShelf = async (shop: ShopServer, scope: string): Promise<Shelf> => {
  const address = `http://localhost/api/v1/storefront/products?${scope}`;
  const reply = await shop.fetch(new Request(address, { headers: { 'X-Api-Key': apiKey } }));
  const { facets } = ((await reply.json()) as { data: { facets: Facet[] } }).data;
  const price = facets.find(({ key }) => key === 'price');
  const choices = facets.filter(({ key }) => key === 'brand' || key.startsWith('attr['));
  const values = choices.flatMap(({ key, options = [] }) =>
    options.map(({ value }) => new URLSearchParams({ [key]: value }).toString()),
  );
  return { scope, values, cheapest: Math.floor(price?.min ?? 0), dearest: Math.ceil(price?.max ?? 0) };
};

/** Random titles, and the facets of all goods, of the best-sellers and of each category with goods. */
export const readOffer = async (shop: ShopServer, database: Database): Promise<Offer> => {
  const titles = await database.query<{ title: string }>(
    'SELECT title FROM products ORDER BY md5(id::text) LIMIT 2000',
  );
  const categories = await database.query<{ slug: string }>(
    'SELECT DISTINCT category_slug AS slug FROM products ORDER BY 1',
  );
  const shelves: Shelf[] = [];
  for (const scope of ['', 'collection=best-sellers', ...categories.map(({ slug }) => `category=${slug}`)])
    shelves.push(await readShelf(shop, scope));
  return { titles: titles.map(({ title }) => title), shelves: shelves.filter(({ values }) => values.length > 0) };
};
