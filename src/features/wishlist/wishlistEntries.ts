import { storedWishes, storedWishlist, toStoredWish, toStoredWishlist, type StoredWish } from '../../contract/stored';
import { listKind } from '../../lib/entries/kinds';
import type { Id } from '../../lib/ids';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { seenMerged, wishlistMerged } from './wishlistSlice';

export const wishlistEntries: readonly StoredEntry[] = [
  storedEntry<Id[]>({
    key: 'wishlist',
    slice: 'wishlist',
    field: 'ids',
    changed: wishlistMerged,
    personal: true,
    outlivesClearing: true,
    ...listKind(storedWishlist, toStoredWishlist, (id) => id),
  }),
  storedEntry<StoredWish[]>({
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
