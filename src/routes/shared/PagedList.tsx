import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isMissing } from '../../api/isMissing';
import { listApi, useGetProductListQuery } from '../../api/listApi';
import { type ListScope, requestOfPage } from '../../contract/listCall';
import { lowestPrice, type ProductList } from '../../contract/productList';
import type { ListDescription } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { countFacets, type Facets } from '../../features/catalogue/facets';
import { inColour, type ListPage } from '../../features/catalogue/listPage';
import { readView } from '../../features/catalogue/listView';
import { pagedFacetOptions } from '../../features/catalogue/pagedFacets';
import { PAGED_SORTS } from '../../features/catalogue/sorts';
import { savesData } from '../../lib/savesData';
import { usePageMeta } from '../../ui/usePageMeta';
import { type ListingProps, ListingView } from './ListingView';

export interface PagedListProps extends Omit<ListingProps, 'empty' | 'errorNotice' | 'label'> {
  scope: ListScope;
  perPage: number;
  head: ListDescription;
  /** The words of a search. */
  q?: string | undefined;
  renderEmpty: (list: ProductList) => ReactNode;
  renderError: (error: unknown, onRetry: () => void) => ReactNode;
  /** The page around the list. */
  renderPage: (listing: ReactNode, list: ProductList | undefined) => ReactNode;
}

const NOTHING: ListPage = { shown: [], found: 0, before: 0, page: 1, pages: 1 };

const pageOf = ({ items, total, page, perPage }: ProductList, asked: number, facets: Facets): ListPage => {
  const size = perPage ?? asked;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(page ?? 1, pages);
  const shown = items.map((product) => inColour(product, facets));
  return { shown, found: total, before: (current - 1) * size, page: current, pages };
};

/** A list that arrives by page: the back end filters, sorts and counts. */
export const PagedList = ({
  scope,
  perPage,
  head,
  q,
  renderEmpty,
  renderError,
  renderPage,
  ...listing
}: PagedListProps) => {
  const [params] = useSearchParams();
  const request = requestOfPage(scope, perPage, params);
  const { data, currentData, error, isFetching, refetch } = useGetProductListQuery(request);
  const { facets } = readView(params, listing.defaults);
  const hasFailed = error !== undefined && !isFetching && !currentData;
  // Until the chosen page arrives, the one before it stays visible.
  const list = (hasFailed ? currentData : data) ?? undefined;
  const shown = list ? pageOf(list, perPage, facets) : NOTHING;
  const isUnknown = currentData === null || isMissing(error);

  const { currency } = useBusiness();
  const meta = listMeta({
    ...head,
    q,
    page: request.page ?? 1,
    products: currentData?.items,
    total: currentData?.total,
    lowest: currentData ? lowestPrice(currentData) : null,
    currency,
    origin: window.location.origin,
  });
  usePageMeta(isUnknown ? { ...meta, unlisted: true } : meta);

  const optionsOf = useMemo(() => (chosen: Facets) => pagedFacetOptions(list?.facets ?? [], chosen), [list]);
  const prefetch = listApi.usePrefetch('getProductList');
  const next = shown.page < shown.pages ? JSON.stringify({ ...request, page: shown.page + 1 }) : null;
  const prefetchNext = useCallback(() => {
    if (next !== null && !savesData(navigator)) prefetch(JSON.parse(next) as typeof request);
  }, [next, prefetch]);

  return renderPage(
    <ListingView
      {...listing}
      label={head.title}
      list={shown}
      optionsOf={optionsOf}
      sorts={PAGED_SORTS}
      isLoading={list === undefined}
      isStale={list !== undefined && currentData === undefined}
      isEmpty={list?.total === 0 && countFacets(facets) === 0}
      empty={list && renderEmpty(list)}
      errorNotice={hasFailed || isUnknown ? renderError(error, () => void refetch()) : undefined}
      onNearPages={prefetchNext}
    />,
    list,
  );
};
