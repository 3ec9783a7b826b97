import { useDeferredValue, useMemo } from 'react';
import type { Product } from '../../contract/product';
import { indexProducts } from '../../features/catalogue/facetIndex';
import { listPage } from '../../features/catalogue/listPage';
import { useListView } from '../../features/catalogue/useListView';
import { type ListingProps, ListingView } from './ListingView';

interface ProductListingProps extends ListingProps {
  /** Undefined while they load. */
  products: readonly Product[] | undefined;
  /** Maximum number of products per page; null shows all. */
  limit: number | null;
}

/** A list that arrives whole: filtered, sorted and split into pages here. */
export const ProductListing = ({ products: received, limit, ...listing }: ProductListingProps) => {
  const { view } = useListView(listing.defaults);
  // Deferred, so that React renders them in slices and taps are handled in between.
  const products = useDeferredValue(received);
  const entries = useMemo(() => indexProducts(products ?? []), [products]);
  const list = useMemo(() => listPage(entries, view, limit), [entries, view, limit]);
  return (
    <ListingView
      {...listing}
      list={list}
      entries={entries}
      isLoading={products === undefined}
      isEmpty={products?.length === 0}
    />
  );
};
