import { type PointerEvent, useEffect, useRef } from 'react';
import { catalogueApi } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { savesData } from '../../lib/savesData';
import { useAppDispatch } from '../../store/hooks';

/** Minimum hover time in ms; a mouse that only passes over a card stays for less. */
const DWELL = 80;

/** Prefetches the product page's data while the mouse rests on its card. */
export const usePrefetchProduct = ({ slug, code, id }: Pick<Product, 'slug' | 'code' | 'id'>) => {
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A card may be removed under the pointer, which then never leaves it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
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
