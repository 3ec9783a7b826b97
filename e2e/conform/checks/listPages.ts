import type { Product } from '../../../src/contract/product';
import { listPrice } from '../../../src/domain/price';
import type { Kit } from '../kit';
import { brokenUnless, type Finding } from '../verdict';
import { LIST, type Pages, readPage, readPages } from './listReads';

/** What is wrong with a list that was read page by page. */
export const pageFindings = ({ lists, items, isWhole, size }: Pages): Finding[] => {
  const repeats = items.length - new Set(items.map(({ id }) => id)).size;
  const totals = new Set(lists.map(({ total }) => total));
  return [
    ...brokenUnless(repeats === 0, `${repeats} products are on more than one page`),
    ...brokenUnless(totals.size === 1, `the total of each page is ${[...totals].join(', ')}`),
    ...brokenUnless(
      !isWhole || totals.has(items.length),
      `the pages have ${items.length} products, and total is ${[...totals].join()}`,
    ),
    ...brokenUnless(
      lists.every((list) => list.items.length <= size),
      `a page has more products than per_page ${size}`,
    ),
  ];
};

/** Reads all goods page by page, and a part of them again on a page of another size. */
export const pageChecks = async (kit: Kit, size: number): Promise<void> => {
  const pages = await readPages(kit, [], size);
  kit.say(LIST, 'shows each product once over all pages', pages.seen, pageFindings(pages));
  const half = Math.ceil(size / 2);
  const { seen, list } = await readPage(kit, [
    ['page', '2'],
    ['per_page', `${half}`],
  ]);
  const known = pages.items.slice(half, 2 * half).map(({ id }) => id);
  kit.say(LIST, 'continues where a page of another size ends', seen, [
    ...brokenUnless(list?.items.map(({ id }) => id).join() === known.join(), 'it has other products, or another order'),
  ]);
};

/** The numbers by which a list is in ascending order; products without a date or price are last, or anywhere by date. */
const ORDERS: Record<string, (product: Product) => number | null> = {
  latest: ({ publishedAt }) => publishedAt && -publishedAt,
  oldest: ({ publishedAt }) => publishedAt,
  price_asc: (product) => listPrice(product).price ?? Infinity,
  price_desc: (product) => -(listPrice(product).price ?? -Infinity),
};

const orderFindings = (sort: string, { items }: Pages): Finding[] => {
  const places = items.flatMap((item) => ORDERS[sort]?.(item) ?? []);
  const at = places.findIndex((place, index) => place < (places[index - 1] ?? -Infinity));
  return brokenUnless(at < 0, `of ${places.length} products, number ${at + 1} belongs before the one before it`);
};

/** Reads two pages of all goods in each order. */
export const sortChecks = async (kit: Kit, size: number): Promise<void> => {
  for (const sort of Object.keys(ORDERS)) {
    const pages = await readPages(kit, [['sort', sort]], size, 2);
    kit.say(LIST, `sorts by ${sort}`, pages.seen, orderFindings(sort, pages));
  }
};

/** Pages and parameters that do not exist. */
export const edgeChecks = async (kit: Kit, total: number): Promise<void> => {
  const past = await readPage(kit, [['page', `${total + 1}`]]);
  kit.say(LIST, 'answers a page after the last with no items and the total', past.seen, [
    ...brokenUnless(past.list?.items.length === 0, 'it has items'),
    ...brokenUnless(past.list?.total === total, `the total is ${past.list?.total}, not ${total}`),
  ]);
  const odd = await readPage(kit, [
    ['page', 'x'],
    ['per_page', '1000'],
    ['sort', 'best'],
    ['max_price', 'cheap'],
  ]);
  kit.say(LIST, 'reads an invalid parameter as if it were missing', odd.seen, [
    ...brokenUnless(odd.list?.total === total, `the total is ${odd.list?.total}, not ${total}`),
    ...brokenUnless(odd.list?.page === 1 && (odd.list.perPage ?? 0) <= 60, 'page is not 1, or per_page above 60'),
  ]);
};
