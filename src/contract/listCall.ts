/** What a list is of; nothing means all products. */
export type ListScope = { category: string } | { collection: string } | { q: string } | Record<string, never>;

export interface ListFilter {
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
