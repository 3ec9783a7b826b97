import { type ReactNode, useDeferredValue } from 'react';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { ProductShelf } from './ProductShelf';
import { RecentProducts } from './RecentProducts';

interface HomeProductsProps {
  renderCard: (product: Product) => ReactNode;
  renderGrid: (products: readonly Product[], label: string) => ReactNode;
  /** Rendered between the shelves and the recent products. */
  children?: ReactNode;
}

/** All product sections use the data of one request, so they load and fail together. */
export const HomeProducts = ({ renderCard, renderGrid, children }: HomeProductsProps) => {
  const { data: received, error, isFetching } = useSearchProductsQuery(undefined);
  // Deferred, so that React renders the products in slices and handles taps in between.
  const data = useDeferredValue(received);
  if (error && !data && !isFetching) return children;
  return (
    <>
      <ProductShelf slug="best-sellers" title="Best Sellers" products={data} renderCard={renderCard} />
      <ProductShelf slug="new-arrivals" title="New Arrivals" products={data} renderCard={renderCard} />
      {children}
      <RecentProducts products={data} renderGrid={renderGrid} />
    </>
  );
};
