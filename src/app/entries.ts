import { businessEntries } from '../features/business/businessEntries';
import { cartEntries } from '../features/cart/cartEntries';
import { searchesEntries } from '../features/catalogue/searchesEntries';
import { checkoutEntries } from '../features/checkout/checkoutEntries';
import { creditEntries } from '../features/credit/creditEntries';
import { paymentEntries } from '../features/checkout/payment/paymentEntries';
import { recentEntries } from '../features/product/recentEntries';
import { sessionEntries } from '../features/session/sessionEntries';
import { wishlistEntries } from '../features/wishlist/wishlistEntries';
import type { StoredEntry } from '../store/storedEntry';

/** All stored entries, in the order in which they are read. */
export const STORED_ENTRIES: readonly StoredEntry[] = [
  ...sessionEntries,
  ...cartEntries,
  ...wishlistEntries,
  ...paymentEntries,
  ...checkoutEntries,
  ...creditEntries,
  ...searchesEntries,
  ...businessEntries,
  ...recentEntries,
];

const keysOf = (entries: readonly StoredEntry[]): readonly string[] => entries.map(({ key }) => key);

export const PERSONAL_ENTRIES = keysOf(STORED_ENTRIES.filter(({ personal }) => personal));
export const EVICTABLE_ENTRIES = keysOf(STORED_ENTRIES.filter(({ evictable }) => evictable));
