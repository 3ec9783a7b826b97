import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Navigate } from 'react-router';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { useBusiness } from '../../features/business/useBusiness';
import { countText } from '../../domain/countText';
import { FacetChips } from '../../features/catalogue/FacetChips';
import { indexProducts } from '../../features/catalogue/facetIndex';
import { type Facets, NO_FACETS } from '../../features/catalogue/facets';
import { listPage } from '../../features/catalogue/listPage';
import { ListPages } from '../../features/catalogue/ListPages';
import { ListToolbar } from '../../features/catalogue/ListToolbar';
import type { ListDefaults } from '../../features/catalogue/listView';
import { ProductGrid } from '../../views/ProductGrid';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { useListView } from '../../features/catalogue/useListView';
import { WindowedGrid } from '../../features/catalogue/WindowedGrid';
import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FilterHost } from './FilterHost';
import styles from './ProductListing.module.css';
import { ShopProductCard } from './ShopProductCard';

/** Longer lists are windowed. */
const WINDOW_ABOVE = 40;

interface ProductListingProps {
  /** The accessible name of the list. */
  label: string;
  /** Undefined while they load. */
  products: readonly Product[] | undefined;
  defaults: ListDefaults;
  /** Maximum number of products per page; null shows all. */
  limit: number | null;
  /** Shown when nothing was received. */
  empty: ReactNode;
  /** Shown instead of everything when the request failed. */
  errorNotice?: ReactNode;
  /** Shown when no product matches the filters. */
  renderNone: (clear: () => void) => ReactNode;
  /** Slug of the category on the page. */
  category?: string;
}

const renderCard = (product: Product, priority: boolean) => <ShopProductCard product={product} priority={priority} />;

/** Toolbar, chips, grid and filter drawer, shared by the three list pages. */
export const ProductListing = ({
  label,
  products: received,
  defaults,
  limit,
  empty,
  errorNotice,
  renderNone,
  category,
}: ProductListingProps) => {
  const { view, change, pageTo } = useListView(defaults);
  const { currency } = useBusiness();
  const openFilter = useOpenOverlay('filter');
  const { data: tree = [] } = useCategoryTree();
  // Deferred, so that React renders them in slices and taps are handled in between.
  const products = useDeferredValue(received);
  const entries = useMemo(() => indexProducts(products ?? []), [products]);
  const { shown, found, before, page, pages } = useMemo(() => listPage(entries, view, limit), [entries, view, limit]);
  if (errorNotice) return <>{errorNotice}</>;
  if (products?.length === 0) return <>{empty}</>;

  const setFacets = (facets: Facets) => {
    change({ facets });
  };
  const clear = () => {
    setFacets(NO_FACETS);
  };
  const Grid = shown.length > WINDOW_ABOVE ? WindowedGrid : ProductGrid;
  // Each page of products has one canonical URL, so a page beyond the last one redirects.
  const isBeyond = products !== undefined && view.page > pages;
  return (
    <>
      {isBeyond && <Navigate to={pageTo(page)} replace state={{ keepScroll: true }} />}
      <ListToolbar
        view={view}
        choices={defaults.choices}
        count={products ? countText(shown.length, found, before) : ''}
        onChange={change}
        onFilter={openFilter}
      />
      <FacetChips facets={view.facets} currency={currency} onChange={setFacets} />
      <section className={styles.products}>
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        {!products && <ProductGridSkeleton columns={view.columns} />}
        {products && found === 0 && renderNone(clear)}
        {found > 0 && <Grid products={shown} columns={view.columns} label={label} renderCard={renderCard} />}
        {pages > 1 && <ListPages label={label} page={page} pages={pages} pageTo={pageTo} />}
      </section>
      <FilterHost
        tree={tree}
        category={category}
        entries={entries}
        facets={view.facets}
        currency={currency}
        found={found}
        onChange={setFacets}
      />
    </>
  );
};
