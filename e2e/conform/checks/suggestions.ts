import { type Category, categoriesReply } from '../../../src/contract/category';
import type { Product } from '../../../src/contract/product';
import { type Suggestions, suggestionsReply } from '../../../src/contract/productList';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { answers } from '../replies';
import { brokenUnless, type Finding } from '../verdict';
import { itemFindings } from './listItems';

const SUGGESTIONS = 'GET /storefront/suggestions';
const MOST = { terms: 5, categories: 4, products: 6 };

const suggest = async (kit: Kit, q: string) => {
  const seen = await kit.ask(SUGGESTIONS, { query: { q }, token: null });
  return { seen, found: readAs(suggestionsReply, seen)?.data ?? null };
};

const sizeFindings = (found: Suggestions | null): Finding[] =>
  (['terms', 'categories', 'products'] as const).flatMap((name) =>
    brokenUnless((found?.[name].length ?? 0) <= MOST[name], `there are more than ${MOST[name]} ${name}`),
  );

const flatten = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flatten(category.children)]);

/** Types the beginnings of a product's title and of a category's name. */
export const suggestionChecks = async (kit: Kit, [product]: readonly Product[]): Promise<void> => {
  const tree = readAs(categoriesReply, await kit.ask('GET /storefront/product_categories', { token: null }))?.data;
  const categories = flatten(tree ?? []);
  const typed = [product?.title, categories[0]?.name].map((name) => (name ?? '').slice(0, 3));
  const [byTitle, byCategory] = [await suggest(kit, typed[0] ?? ''), await suggest(kit, typed[1] ?? '')];
  kit.say(SUGGESTIONS, AS_WRITTEN, byTitle.seen, [
    ...answers(SUGGESTIONS, byTitle.seen),
    ...sizeFindings(byTitle.found),
    ...itemFindings(byTitle.seen, 'products'),
  ]);
  const slugs = new Set(categories.map(({ slug }) => slug));
  const unknown = [byTitle, byCategory]
    .flatMap(({ found }) => found?.categories ?? [])
    .filter(({ slug }) => !slugs.has(slug));
  kit.say(SUGGESTIONS, 'suggests categories that exist', byCategory.seen, [
    ...brokenUnless(unknown.length === 0, `'${unknown[0]?.slug}' is not in the tree`),
  ]);
  const { seen, found } = await suggest(kit, '');
  const isEmpty = found !== null && Object.values(found).every((list) => list.length === 0);
  kit.say(SUGGESTIONS, 'suggests nothing without a query', seen, brokenUnless(isEmpty, 'there are suggestions'));
};
