import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { allCategories, categoryPath } from '../../domain/categories';
import { productPath } from '../../domain/productPath';

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

/** How well a name matches: at its start, at the start of a word, inside a word, or only elsewhere in the product. */
const matchOf = (name: string, term: string): number => {
  const [text, words] = [name.toLowerCase(), term.toLowerCase()];
  if (text.startsWith(words)) return 0;
  if (text.includes(` ${words}`)) return 1;
  return text.includes(words) ? 2 : 3;
};

const matchingCategories = (tree: readonly Category[], term: string): readonly Suggestion[] =>
  allCategories(tree)
    .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    .sort((a, b) => matchOf(a.name, term) - matchOf(b.name, term))
    .slice(0, MOST_CATEGORIES)
    .map((category) => ({
      kind: 'category',
      key: `category ${category.slug}`,
      text: category.name,
      to: categoryPath(category),
    }));

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
    ...[...products]
      .sort((a, b) => matchOf(a.title, term) - matchOf(b.title, term))
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
