import { storedWishes, storedWishlist, toStoredWish, toStoredWishlist, type Wish } from '../../contract/stored';
import { listKind } from '../../lib/entries/kinds';
import type { Id } from '../../lib/ids';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { seenMerged, wishlistMerged } from './wishlistSlice';

export const wishlistEntries: readonly KeptEntry[] = [
  kept<Id[]>({
    key: 'wishlist',
    slice: 'wishlist',
    field: 'ids',
    changed: wishlistMerged,
    personal: true,
    outlivesClearing: true,
    ...listKind(storedWishlist, toStoredWishlist, (id) => id),
  }),
  kept<Wish[]>({
    key: 'wishlistSeen',
    slice: 'wishlist',
    field: 'seen',
    changed: seenMerged,
    personal: true,
    ...listKind(
      storedWishes,
      (wishes) => wishes.map(toStoredWish),
      (wish) => wish.id,
    ),
  }),
];
