import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { allCategories, categoryPath } from '../../domain/categories';
import { productPath } from '../../domain/productPath';
import { searchIn, searchRank, searchWords } from '../../domain/searchRank';

/** A row below the search field. */
export interface Suggestion {
  kind: 'recent' | 'forget' | 'meant' | 'category' | 'product' | 'all';
  key: string;
  text: string;
  to: string;
  /** The search term of this suggestion; categories and products have none. */
  term?: string;
  product?: Product;
}

const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 6;
/** Shorter terms match too many products. */
export const SHORTEST_TERM = 2;

const NOTHING = { title: '', brand: '', tags: [], options: [], categories: [] };

const matchingCategories = (tree: readonly Category[], term: string): readonly Suggestion[] => {
  const startsWith = ({ name }: Category): number => Number(name.toLowerCase().startsWith(term.toLowerCase()));
  return searchIn(allCategories(tree), searchWords(term), ({ name }) => ({ ...NOTHING, title: name }))
    .sort((a, b) => startsWith(b) - startsWith(a))
    .slice(0, MOST_CATEGORIES)
    .map((category) => ({
      kind: 'category',
      key: `category ${category.slug}`,
      text: category.name,
      to: categoryPath(category),
    }));
};

/** The back end may match by other rules: goods that these do not match come last. */
const rankOf = ({ title, brand, tags, category }: Product, words: readonly string[]): number => {
  const goods = { title, brand, tags, options: [], categories: category ? [category.name] : [] };
  return searchRank(goods, words) ?? Number.MAX_SAFE_INTEGER;
};

const bestFirst = (products: readonly Product[], term: string): readonly Product[] => {
  const words = searchWords(term);
  return products
    .map((product) => ({ product, rank: rankOf(product, words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
};

const meantSuggestion = (meant: string): Suggestion => ({
  kind: 'meant',
  key: 'meant',
  text: `Did you mean “${meant}”?`,
  to: paths.search(meant),
  term: meant,
});

interface Sources {
  term: string;
  recent: readonly string[];
  tree: readonly Category[];
  products: readonly Product[];
  /** The suggested correction when nothing was found. */
  meant?: string | null;
}

/** Without a term: recent searches. Otherwise the suggested correction, categories, products and the search itself. */
export const suggestionsFor = ({ term, recent, tree, products, meant = null }: Sources): readonly Suggestion[] => {
  if (term === '') {
    if (recent.length === 0) return [];
    return [
      ...recent.map((text): Suggestion => ({
        kind: 'recent',
        key: `recent ${text}`,
        text,
        to: paths.search(text),
        term: text,
      })),
      { kind: 'forget', key: 'forget', text: 'Clear recent searches', to: '' },
    ];
  }
  return [
    ...(meant === null ? [] : [meantSuggestion(meant)]),
    ...(term.length < SHORTEST_TERM ? [] : matchingCategories(tree, term)),
    ...bestFirst(products, term)
      .slice(0, MOST_PRODUCTS)
      .map((product): Suggestion => ({
        kind: 'product',
        key: `product ${product.id}`,
        text: product.title,
        to: productPath(product),
        product,
      })),
    { kind: 'all', key: 'all', text: `Search for “${term}”`, to: paths.search(term), term },
  ];
};
