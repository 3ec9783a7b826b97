import type { Product } from '../../../src/contract/product';
import { AS_WRITTEN, type Kit } from '../kit';
import { refuses, reportsMissing } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, lenientUnless } from '../verdict';
import { itemFindings } from './listItems';
import { listFacetChecks } from './listFacets';
import { edgeChecks, pageChecks, pageFindings, sortChecks } from './listPages';
import { priceChecks } from './listPrices';
import { LIST, type ListQuery, type Page, pageSizeFor, readPage, readPages } from './listReads';
import { listSearchChecks } from './listSearch';
import { suggestionChecks } from './suggestions';
import { revalidationFindings } from './transport';

const MOST_OPTIONS = 100;
const NOWHERE = 'no-such-list';
/** Of a category or a collection. */
const MOST_PAGES = 5;

const cacheChecks = async (kit: Kit, { seen }: Page): Promise<void> => {
  const control = seen.headers.get('Cache-Control') ?? 'missing';
  const isShared = !/private|no-store/.test(control);
  kit.say(LIST, 'may be kept by a shared cache', seen, lenientUnless(isShared, `Cache-Control is ${control}`));
  const etag = seen.headers.get('ETag');
  const again = await kit.ask(LIST, { query: [], token: null, headers: { 'If-None-Match': etag ?? '"none"' } });
  kit.say(LIST, 'answers 304 while unchanged', again, revalidationFindings(etag, again));
};

const missingChecks = async (kit: Kit): Promise<void> => {
  for (const name of ['category', 'collection']) {
    const missing = await readPage(kit, [[name, NOWHERE]]);
    kit.say(LIST, `reports an unknown ${name} as missing`, missing.seen, reportsMissing(missing.seen));
  }
  const { seen } = await readPage(kit, [
    ['category', NOWHERE],
    ['q', 'shirt'],
  ]);
  kit.say(LIST, 'refuses a category together with a search', seen, [
    ...refuses(seen),
    ...lenientUnless(seen.http === 422, `HTTP ${seen.http}, not 422`),
  ]);
};

/** Reads a category or collection page by page, to find a product of it. */
const partChecks = async (kit: Kit, name: string, slug: string, member: Product): Promise<void> => {
  const part: ListQuery = [[name, slug]];
  const first = await readPage(kit, part);
  const pages = await readPages(kit, part, pageSizeFor(first.list?.total ?? 1), MOST_PAGES);
  kit.say(LIST, `shows each product of a ${name} once`, pages.seen, [
    ...pageFindings(pages),
    ...brokenUnless(!pages.isWhole || pages.items.some(({ id }) => id === member.id), `it lacks ${member.code}`),
  ]);
};

/** Reads lists in every way that a shopper can choose; `products` are those of the search without a query. */
export const listChecks = async (kit: Kit, products: readonly Product[]): Promise<void> => {
  if (!kit.features.includes('lists')) return;
  const first = await readPage(kit, []);
  const longest = Math.max(0, ...(first.list?.facets.map(({ options }) => options.length) ?? []));
  kit.say(LIST, AS_WRITTEN, first.seen, [
    ...answers(LIST, first.seen),
    ...itemFindings(first.seen, 'items'),
    ...brokenUnless(longest <= MOST_OPTIONS, `a facet has ${longest} options`),
  ]);
  if (!first.list || first.list.total === 0) return;
  const { items, facets, total } = first.list;
  await cacheChecks(kit, first);
  await missingChecks(kit);
  const size = pageSizeFor(total);
  await pageChecks(kit, size);
  await edgeChecks(kit, total);
  await sortChecks(kit, size);
  await priceChecks(kit, facets, size);
  await listFacetChecks(kit, facets);
  const inCategory = items.find(({ category }) => category?.slug);
  if (inCategory?.category) await partChecks(kit, 'category', inCategory.category.slug, inCategory);
  const inCollection = products.find(({ filterSection }) => filterSection.length > 0);
  const [collection] = inCollection?.filterSection ?? [];
  if (inCollection && collection) await partChecks(kit, 'collection', collection.slug, inCollection);
  await listSearchChecks(kit, items);
  await suggestionChecks(kit, items);
};
