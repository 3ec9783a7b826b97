import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { categoryPath } from '../../domain/categories';
import { productPath } from '../../domain/productPath';

/** A row below the search field. */
export interface Suggestion {
  kind: 'recent' | 'forget' | 'meant' | 'term' | 'category' | 'product' | 'all';
  key: string;
  text: string;
  to: string;
  /** The search term of this suggestion; categories and products have none. */
  term?: string;
  product?: Product;
}

const MOST_PRODUCTS = 6;
/** Shorter terms match too many products. */
export const SHORTEST_TERM = 2;

/** What was found for the term. */
export interface Found {
  /** Other terms to search for. */
  terms: readonly string[];
  categories: readonly (Pick<Category, 'name'> & Parameters<typeof categoryPath>[0])[];
  products: readonly Product[];
  /** The suggested correction when nothing was found. */
  meant: string | null;
  /** Whether no product was found; false while loading, and after a failure. */
  hasNoResults: boolean;
}

export interface SuggestionSourceProps {
  term: string;
  children: (found: Found) => ReactNode;
}

const searchFor = (kind: Suggestion['kind'], term: string, text = term): Suggestion => ({
  kind,
  key: `${kind} ${term}`,
  text,
  to: paths.search(term),
  term,
});

interface Sources {
  term: string;
  recent: readonly string[];
  found: Found;
}

/**
 * Without a term: recent searches. Otherwise the suggested correction, other terms, categories, products and the search
 * itself.
 */
export const suggestionsFor = ({ term, recent, found }: Sources): readonly Suggestion[] => {
  if (term === '') {
    if (recent.length === 0) return [];
    return [
      ...recent.map((text) => searchFor('recent', text)),
      { kind: 'forget', key: 'forget', text: 'Clear recent searches', to: '' },
    ];
  }
  const { terms, categories, products, meant } = found;
  return [
    ...(meant === null ? [] : [searchFor('meant', meant, `Did you mean “${meant}”?`)]),
    ...terms.map((text) => searchFor('term', text)),
    ...categories.map((category): Suggestion => ({
      kind: 'category',
      key: `category ${category.slug}`,
      text: category.name,
      to: categoryPath(category),
    })),
    ...products.slice(0, MOST_PRODUCTS).map((product): Suggestion => ({
      kind: 'product',
      key: `product ${product.id}`,
      text: product.title,
      to: productPath(product),
      product,
    })),
    searchFor('all', term, `Search for “${term}”`),
  ];
};
