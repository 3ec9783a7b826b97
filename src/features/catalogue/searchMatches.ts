import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { allCategories } from '../../domain/categories';
import { searchIn, searchRank, searchWords } from '../../domain/searchRank';
import { SHORTEST_TERM } from './suggestions';

const MOST_CATEGORIES = 3;

const NOTHING = { title: '', brand: '', tags: [], options: [], categories: [] };

export const matchingCategories = (tree: readonly Category[], term: string): readonly Category[] => {
  if (term.length < SHORTEST_TERM) return [];
  const startsWith = ({ name }: Category): number => Number(name.toLowerCase().startsWith(term.toLowerCase()));
  return searchIn(allCategories(tree), searchWords(term), ({ name }) => ({ ...NOTHING, title: name }))
    .sort((a, b) => startsWith(b) - startsWith(a))
    .slice(0, MOST_CATEGORIES);
};

/** The back end may match by other rules: goods that these do not match come last. */
const rankOf = ({ title, brand, tags, category }: Product, words: readonly string[]): number => {
  const goods = { title, brand, tags, options: [], categories: category ? [category.name] : [] };
  return searchRank(goods, words) ?? Number.MAX_SAFE_INTEGER;
};

export const bestFirst = (products: readonly Product[], term: string): readonly Product[] => {
  const words = searchWords(term);
  return products
    .map((product) => ({ product, rank: rankOf(product, words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
};
