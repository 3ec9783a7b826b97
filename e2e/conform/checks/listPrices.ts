import type { Product } from '../../../src/contract/product';
import type { Facet } from '../../../src/contract/productList';
import { listPrice } from '../../../src/domain/price';
import { toMajor } from '../../../src/lib/money';
import type { Kit } from '../kit';
import { brokenUnless, type Finding } from '../verdict';
import { LIST, type Page, readPage, readPages } from './listReads';

const pricesOf = (items: readonly Product[]): number[] => items.flatMap((item) => listPrice(item).price ?? []);

const rangeOf = (facets: readonly Facet[] = []): string => {
  const { min, max } = facets.find(({ key }) => key === 'price') ?? {};
  return `${min} to ${max}`;
};

const limitFindings = ({ list }: Page, low: number, high: number, known: number): Finding[] => {
  const found = pricesOf(list?.items ?? []);
  const outside = found.filter((price) => price < low || price > high);
  const total = list?.total ?? 0;
  return [
    ...brokenUnless(outside.length === 0, `${outside.length} products cost less or more`),
    ...brokenUnless(total >= known, `the total is ${total}, and at least ${known} products are in these limits`),
  ];
};

/** Limits the price of all goods to two prices that exist, so that only inclusive limits find all. */
export const priceChecks = async (kit: Kit, facets: readonly Facet[], size: number): Promise<void> => {
  const cheapest = await readPages(kit, [['sort', 'price_asc']], size, 2);
  const prices = pricesOf(cheapest.items);
  const [low, high] = [prices[Math.floor(prices.length / 3)], prices[Math.floor((prices.length * 2) / 3)]];
  if (low === undefined || high === undefined) return;
  const dearest = await readPage(kit, [['sort', 'price_desc']]);
  const range = `${prices[0]} to ${pricesOf(dearest.list?.items ?? [])[0]}`;
  kit.say(LIST, 'states the lowest and the highest price', dearest.seen, [
    ...brokenUnless(rangeOf(facets) === range, `the facet has ${rangeOf(facets)}, the lists ${range} (in cents)`),
  ]);
  const limited = await readPage(kit, [
    ['sort', 'price_asc'],
    ['min_price', `${toMajor(low)}`],
    ['max_price', `${toMajor(high)}`],
  ]);
  const known = prices.filter((price) => price >= low && price <= high).length;
  kit.say(LIST, 'limits the price inclusively', limited.seen, limitFindings(limited, low, high, known));
  const after = rangeOf(limited.list?.facets);
  kit.say(LIST, 'states the range of prices as if it were not limited', limited.seen, [
    ...brokenUnless(after === rangeOf(facets), `the facet has ${after}, not ${rangeOf(facets)}`),
  ]);
};
