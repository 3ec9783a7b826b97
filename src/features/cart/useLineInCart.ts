import type { Id } from '../../lib/ids';
import { useAppSelector } from '../../store/hooks';
import { selectCartLines } from './cartSelectors';
import { isCounted } from './checkedLines';

/** The variant's line in the bag, where it is part of the next order. */
export const useLineInCart = (variantId: Id | undefined) =>
  useAppSelector((state) => selectCartLines(state).find((line) => line.id === variantId && isCounted(line)));
