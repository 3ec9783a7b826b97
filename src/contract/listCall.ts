import { readPage, VIEW_PARAMS } from './listStart';

/** What a list is of; nothing means all products. */
export type ListScope = { category: string } | { collection: string } | { q: string } | Record<string, never>;

interface ListFilter {
  name: string;
  value: string;
}

export interface ListRequest {
  scope: ListScope;
  page?: number;
  perPage: number;
  /** As the call names it; without it the back end's usual order. */
  sort?: string | undefined;
  /** Chosen values, prices and switches as the call names them, in any order. */
  filters?: readonly ListFilter[];
}

/** The address of one page of a list, below /api/v1. */
export const listCall = ({ scope, page = 1, perPage, sort, filters = [] }: ListRequest): string => {
  const params = new URLSearchParams(Object.entries(scope));
  params.set('page', String(page));
  params.set('per_page', String(perPage));
  if (sort !== undefined) params.set('sort', sort);
  for (const { name, value } of filters) params.append(name, value);
  return `/storefront/products?${params}`;
};

/** The sorts of the call, by their place in the menu of sorts. */
const SORTS: Record<string, string> = { 3: 'price_asc', 4: 'price_desc', 5: 'oldest', 6: 'latest' };

/** The filters of the call, by their parameters in the address of the page; `attr[…]` is the same in both. */
const FILTERS: Record<string, string> = {
  color: 'attr[Color]',
  size: 'attr[Size]',
  brand: 'brand',
  min: 'min_price',
  max: 'max_price',
  sale: 'on_sale',
  stock: 'in_stock',
};
/** The names of the filters in the call, besides those of attributes. */
export const LIST_FILTERS: readonly string[] = Object.values(FILTERS);
export const isAttributeParam = (name: string): boolean => /^attr\[.+\]$/.test(name);
/** Whether the address of a list page chooses filters, a sort, columns or a page. */
export const choosesView = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => VIEW_PARAMS.includes(name) || isAttributeParam(name));

/** The parameter in the page's address for a facet of the call. */
export const paramOfFacet = (key: string): string => Object.keys(FILTERS).find((name) => FILTERS[name] === key) ?? key;

/** The request of a list page, from the parameters in its address. */
export const requestOfPage = (scope: ListScope, perPage: number, params: URLSearchParams): ListRequest => ({
  scope,
  perPage,
  page: readPage(params),
  sort: SORTS[params.get('sort') ?? ''],
  filters: [...params].flatMap(([param, value]) => {
    const name = isAttributeParam(param) ? param : FILTERS[param];
    return name === undefined ? [] : [{ name, value }];
  }),
});
