import type { ReactNode } from 'react';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import type { PagedProductsProps } from './PagedProducts';

const load = () => import(/* webpackChunkName: "lists" */ './PagedProducts');

interface FirstProductsProps extends PagedProductsProps {
  /** Rendered where the back end sends whole lists only. */
  whole: ReactNode;
}

/** The first products of a list. */
export const FirstProducts = ({ whole, ...paged }: FirstProductsProps) => {
  const isPaged = useFeature('lists');
  const chunk = useChunk(load, isPaged);
  if (!isPaged) return whole;
  return chunk ? <chunk.PagedProducts {...paged} /> : paged.children({ products: undefined, isLoading: true });
};
