import type { CartLine } from '../../contract/cart';
import type { Id } from '../../lib/ids';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsAdding } from './cartSlice';
import { addLine } from './cartThunks';

/** Adds a line to the bag; `isAdding` refers to the variant `id`. */
export const useAddToCart = (id: Id) => {
  const dispatch = useAppDispatch();
  return {
    add: (line: CartLine) => dispatch(addLine(line)),
    isAdding: useAppSelector((state) => selectIsAdding(state, id)),
  };
};
