import { type PointerEvent, useRef } from 'react';
import { catalogueApi } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { savesData } from '../../lib/savesData';
import { useAppDispatch } from '../../store/hooks';

/** A mouse on its way elsewhere is not there for so long. */
const DWELL = 80;

/** Fetches what the product's own page needs while a mouse rests on its card. */
export const usePrefetchProduct = ({ slug, code, id }: Pick<Product, 'slug' | 'code' | 'id'>) => {
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || savesData(navigator)) return;
      timer.current = setTimeout(() => {
        dispatch(catalogueApi.util.prefetch('getProduct', { slug, code, id }, {}));
      }, DWELL);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
    },
  };
};
