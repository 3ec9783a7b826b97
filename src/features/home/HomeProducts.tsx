import { type ReactNode, useDeferredValue } from 'react';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { ProductShelf } from './ProductShelf';
import { RecentProducts } from './RecentProducts';

interface HomeProductsProps {
  renderCard: (product: Product) => ReactNode;
  renderGrid: (products: readonly Product[], label: string) => ReactNode;
  /** Stands between the shelves and the recent products. */
  children?: ReactNode;
}

/** All product sections are cut from one list, so they come and fail together: one request. */
export const HomeProducts = ({ renderCard, renderGrid, children }: HomeProductsProps) => {
  const { data: received, error, isFetching } = useSearchProductsQuery(undefined);
  // Rendered in slices when they come, between which a tap is answered.
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
