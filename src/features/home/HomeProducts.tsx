import type { ReactNode } from 'react';
import { errorText } from '../../api/apiError';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { ErrorNotice } from '../../ui/ErrorNotice';
import styles from './HomeSection.module.css';
import { ProductShelf } from './ProductShelf';
import { RecentProducts } from './RecentProducts';

interface HomeProductsProps {
  renderCard: (product: Product) => ReactNode;
  renderGrid: (products: readonly Product[], label: string) => ReactNode;
  /** Stands between the shelves and the recent products. */
  children?: ReactNode;
}

/** All product sections are cut from one list, so they come and fail together: one request, one word of regret. */
export const HomeProducts = ({ renderCard, renderGrid, children }: HomeProductsProps) => {
  const { data, error, isFetching, refetch } = useSearchProductsQuery(undefined);
  if (error && !data && !isFetching) {
    return (
      <>
        <div className={styles.section}>
          <ErrorNotice
            text={errorText(error)}
            retryLabel="Load the products again"
            onRetry={() => {
              void refetch();
            }}
          />
        </div>
        {children}
      </>
    );
  }
  return (
    <>
      <ProductShelf slug="best-sellers" title="Best Sellers" products={data} renderCard={renderCard} />
      <ProductShelf slug="new-arrivals" title="New Arrivals" products={data} renderCard={renderCard} />
      {children}
      <RecentProducts products={data} renderGrid={renderGrid} />
    </>
  );
};
