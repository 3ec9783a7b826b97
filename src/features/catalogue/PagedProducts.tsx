import type { ReactNode } from 'react';
import { useGetProductListQuery } from '../../api/listApi';
import type { ListScope } from '../../contract/listCall';
import type { Product } from '../../contract/product';

export interface FoundProducts {
  /** Undefined while loading, and after a failure. */
  products: readonly Product[] | undefined;
  isLoading: boolean;
}

export interface PagedProductsProps {
  scope: ListScope;
  count: number;
  children: (found: FoundProducts) => ReactNode;
}

/** Reads the first products of a list, and no others. */
export const PagedProducts = ({ scope, count, children }: PagedProductsProps) => {
  const { data, isLoading } = useGetProductListQuery({ scope, perPage: count });
  return children({ products: data?.items, isLoading });
};
