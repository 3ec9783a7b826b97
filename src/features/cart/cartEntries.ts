import type { CartLine } from '../../contract/cart';
import { storedCartLines, storedWishlist, toStored, toStoredWishlist } from '../../contract/stored';
import { listKind } from '../../lib/entries/kinds';
import type { Id } from '../../lib/ids';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { linesMerged, removalsMerged } from './cartSlice';

export const cartEntries: readonly KeptEntry[] = [
  kept<CartLine[]>({
    key: 'cartList',
    slice: 'cart',
    field: 'lines',
    changed: linesMerged,
    personal: true,
    outlivesClearing: true,
    ...listKind(
      storedCartLines,
      (lines) => lines.map(toStored),
      (line) => line.id,
    ),
  }),
  kept<Id[]>({
    key: 'cartRemovals',
    slice: 'cart',
    field: 'removals',
    changed: removalsMerged,
    personal: true,
    ...listKind(storedWishlist, toStoredWishlist, (id) => id),
  }),
];
