import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { countText } from '../../domain/countText';
import { useBusiness } from '../../features/business/useBusiness';
import { FacetChips } from '../../features/catalogue/FacetChips';
import { type Facets, NO_FACETS } from '../../features/catalogue/facets';
import type { ListPage } from '../../features/catalogue/listPage';
import { ListPages } from '../../features/catalogue/ListPages';
import { ListToolbar } from '../../features/catalogue/ListToolbar';
import type { ListDefaults } from '../../features/catalogue/listView';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { useListView } from '../../features/catalogue/useListView';
import { WindowedGrid } from '../../features/catalogue/WindowedGrid';
import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';
import { cx } from '../../ui/cx';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ProductGrid } from '../../views/ProductGrid';
import type { FilterDrawerProps } from './FilterDrawer';
import { FilterHost } from './FilterHost';
import styles from './ProductListing.module.css';
import { ShopProductCard } from './ShopProductCard';

/** Longer lists are windowed. */
const WINDOW_ABOVE = 40;

export interface ListingProps {
  /** The accessible name of the list. */
  label: string;
  defaults: ListDefaults;
  /** Shown when the list has no products at all. */
  empty: ReactNode;
  /** Shown instead of everything when the request failed. */
  errorNotice?: ReactNode;
  /** Shown when no product matches the filters. */
  renderNone: (clear: () => void) => ReactNode;
  /** Slug of the category on the page. */
  category?: string | undefined;
}

interface ListingViewProps extends ListingProps, Pick<FilterDrawerProps, 'entries' | 'optionsOf'> {
  list: ListPage;
  /** Nothing is known about the list yet. */
  isLoading: boolean;
  /** The list shown is that of another view, until the one chosen arrives. */
  isStale?: boolean;
  /** Whether the list has no products at all, with any filters. */
  isEmpty: boolean;
  /** The sorts to choose from, if not all. */
  sorts?: readonly number[];
  /** Called when the links to other pages are near. */
  onNearPages?: () => void;
}

const renderCard = (product: Product, priority: boolean) => <ShopProductCard product={product} priority={priority} />;

/** Toolbar, chips, grid and filter drawer, shared by the three list pages. */
export const ListingView = ({
  label,
  defaults,
  empty,
  errorNotice,
  renderNone,
  category,
  list: { shown, found, before, page, pages },
  isLoading,
  isStale = false,
  isEmpty,
  sorts,
  onNearPages,
  ...options
}: ListingViewProps) => {
  const { view, change, pageTo } = useListView(defaults);
  const { currency } = useBusiness();
  const openFilter = useOpenOverlay('filter');
  const { data: tree = [] } = useCategoryTree();
  if (errorNotice) return <>{errorNotice}</>;
  if (isEmpty) return <>{empty}</>;

  const setFacets = (facets: Facets) => {
    change({ facets });
  };
  const clear = () => {
    setFacets(NO_FACETS);
  };
  const Grid = shown.length > WINDOW_ABOVE ? WindowedGrid : ProductGrid;
  // Each page of products has one canonical URL, so a page beyond the last one redirects.
  const isBeyond = !isLoading && !isStale && view.page > pages;
  const count = isStale ? 'Loading products…' : countText(shown.length, found, before);
  return (
    <>
      {isBeyond && <Navigate to={pageTo(page)} replace state={{ keepScroll: true }} />}
      <ListToolbar
        view={view}
        choices={defaults.choices}
        sorts={sorts}
        count={isLoading ? '' : count}
        onChange={change}
        onFilter={openFilter}
      />
      <FacetChips facets={view.facets} currency={currency} onChange={setFacets} />
      <section className={cx(styles.products, isStale && styles.stale)} aria-busy={isStale || undefined}>
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        {isLoading && <ProductGridSkeleton columns={view.columns} />}
        {!isLoading && found === 0 && renderNone(clear)}
        {found > 0 && <Grid products={shown} columns={view.columns} label={label} renderCard={renderCard} />}
        {pages > 1 && <ListPages label={label} page={page} pages={pages} pageTo={pageTo} onNear={onNearPages} />}
      </section>
      <FilterHost
        tree={tree}
        category={category}
        facets={view.facets}
        currency={currency}
        found={found}
        onChange={setFacets}
        {...options}
      />
    </>
  );
};
