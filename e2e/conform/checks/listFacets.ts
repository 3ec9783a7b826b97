import type { Facet } from '../../../src/contract/productList';
import type { Kit } from '../kit';
import { brokenUnless, type Finding } from '../verdict';
import { fitsOption, misfitFindings } from './listMembers';
import { LIST, type ListQuery, type Page, readPage } from './listReads';

interface Option {
  value: string;
  count: number;
}

const optionsOf = (facets: readonly Facet[] = [], key: string): Option[] =>
  (facets.find((facet) => facet.key === key)?.options ?? []).map(({ value, count }) => ({ value, count: count ?? 0 }));

const countFindings = ({ list }: Page, { value, count }: Option): Finding[] =>
  brokenUnless(list?.total === count, `the count of ${value} is ${count}, and its list has a total of ${list?.total}`);

/** The products of two options: at least those of one, at most those of both, and of two brands exactly those. */
const unionFindings = (key: string, { list }: Page, [one, other]: [Option, Option]): Finding[] => {
  const most = one.count + other.count;
  const least = key === 'brand' ? most : Math.max(one.count, other.count);
  const total = list?.total ?? 0;
  return brokenUnless(total >= least && total <= most, `the total is ${total}, not ${least} to ${most}`);
};

/** Chooses an option, another one and both; returns the list of the first. */
const facetChecks = async (kit: Kit, facets: readonly Facet[], key: string): Promise<Page | null> => {
  const options = optionsOf(facets, key);
  const [one, other] = [options[0], options[Math.ceil(options.length / 2)]];
  if (!one || !other) return null;
  const choose = (...chosen: Option[]) =>
    readPage(
      kit,
      chosen.map(({ value }): ListQuery[number] => [key, value]),
    );
  const [first, second, both] = [await choose(one), await choose(other), await choose(one, other)];
  kit.say(LIST, `counts what an option of ${key} finds`, second.seen, [
    ...countFindings(first, one),
    ...countFindings(second, other),
  ]);
  const misfits = await misfitFindings(kit, first, fitsOption(key, one.value));
  kit.say(LIST, `lists only goods with the chosen ${key}`, first.seen, misfits);
  const after = new Map(optionsOf(first.list?.facets, key).map(({ value, count }) => [value, count]));
  const changed = options.filter(({ value, count }) => after.get(value) !== count);
  kit.say(LIST, `counts ${key} as if nothing of it were chosen`, first.seen, [
    ...brokenUnless(changed.length === 0, `${changed.length} options have another count`),
  ]);
  kit.say(LIST, `takes two values of ${key} as alternatives`, both.seen, unionFindings(key, both, [one, other]));
  return first;
};

/** Chooses two facets at once. */
const combinedChecks = async (kit: Kit, brand: Page, brands: readonly Option[], key: string): Promise<void> => {
  const [option] = optionsOf(brand.list?.facets, key);
  if (!option || !brands[0]) return;
  const both = await readPage(kit, [
    ['brand', brands[0].value],
    [key, option.value],
  ]);
  kit.say(LIST, 'combines facets', both.seen, countFindings(both, option));
};

const flagChecks = async (kit: Kit, facets: readonly Facet[], key: string): Promise<void> => {
  const page = await readPage(kit, [[key, '1']]);
  const [{ count } = { count: 0 }] = optionsOf(facets, key);
  kit.say(LIST, `lists only goods that are ${key}`, page.seen, [
    ...countFindings(page, { value: key, count }),
    ...(await misfitFindings(kit, page, fitsOption(key, '1'))),
  ]);
};

/** The two attributes with the most options. */
const attributeKeys = (facets: readonly Facet[]): string[] =>
  facets
    .filter(({ key }) => key.startsWith('attr['))
    .sort((a, b) => b.options.length - a.options.length)
    .slice(0, 2)
    .map(({ key }) => key);

export const listFacetChecks = async (kit: Kit, facets: readonly Facet[]): Promise<void> => {
  const brand = await facetChecks(kit, facets, 'brand');
  const [most, ...others] = attributeKeys(facets);
  if (brand && most !== undefined) await combinedChecks(kit, brand, optionsOf(facets, 'brand'), most);
  for (const key of [most, ...others]) if (key !== undefined) await facetChecks(kit, facets, key);
  await flagChecks(kit, facets, 'in_stock');
  await flagChecks(kit, facets, 'on_sale');
};
