import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type Business, businessSchema } from '../contract/business';
import type { CartLine } from '../contract/cart';
import type { User } from '../contract/customer';
import {
  storedCartLines,
  type RecentProduct,
  storedCheckoutId,
  storedRecent,
  storedSearches,
  storedToken,
  storedUser,
  storedWishes,
  storedWishlist,
  toStored,
  toStoredWish,
  toStoredWishlist,
  type Wish,
} from '../contract/stored';
import type { Id } from '../lib/ids';
import { type Entry, mergeWhole } from '../lib/entries/entry';
import { mergeLists } from '../lib/entries/mergeLists';
import { parseJson } from '../lib/parseJson';
import { businessRemembered } from '../features/business/businessSlice';
import { searchesChangedElsewhere } from '../features/catalogue/searchesSlice';
import { linesMerged, removalsMerged } from '../features/cart/cartSlice';
import { recentMerged } from '../features/product/recentSlice';
import { addressRemembered } from '../features/checkout/checkoutSlice';
import { type RememberedAddress, storedAddress } from '../features/checkout/rememberedAddress';
import { acceptedChangedElsewhere, type AcceptedSchedule, storedAcceptedList } from '../features/credit/acceptedSlice';
import {
  lastPaymentChangedElsewhere,
  paymentChangedElsewhere,
  pendingChangedElsewhere,
} from '../features/payment/paymentSlice';
import {
  type LastPayment,
  type PendingPayment,
  storedLastPayment,
  storedPendingPayment,
} from '../features/payment/pendingPayment';
import { accountChangedElsewhere, tokenChangedElsewhere } from '../features/session/sessionSlice';
import { seenMerged, wishlistMerged } from '../features/wishlist/wishlistSlice';

type Slice = 'session' | 'cart' | 'wishlist' | 'checkout' | 'credit' | 'payment' | 'business' | 'searches' | 'recent';

/** An entry of the storage, the field of the state that it keeps, and the action by which another tab's change arrives. */
export interface KeptEntry<T = unknown> extends Entry<T> {
  slice: Slice;
  field: string;
  changed: (value: T) => UnknownAction;
}

const sameText = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b);

const raw = (
  schema: v.GenericSchema<unknown, string>,
): Pick<Entry<string | null>, 'empty' | 'decode' | 'encode' | 'merge'> => ({
  empty: null,
  decode: (text) => {
    const read = v.safeParse(schema, text);
    return read.success ? { value: read.output, bad: false } : { value: null, bad: true };
  },
  encode: (value) => value,
  merge: mergeWhole(Object.is),
});

const record = <T>(
  schema: v.GenericSchema<unknown, T>,
  toStoredRecord: (value: T) => unknown = (value) => value,
): Pick<Entry<T | null>, 'empty' | 'decode' | 'encode' | 'merge'> => ({
  empty: null,
  decode: (text) => {
    const read = v.safeParse(schema, parseJson(text));
    return read.success ? { value: read.output, bad: false } : { value: null, bad: true };
  },
  encode: (value) => (value === null ? null : JSON.stringify(toStoredRecord(value))),
  merge: mergeWhole<T | null>(sameText),
});

/** A list is read item by item: what can be read of a damaged one is kept. */
const list = <T>(
  schema: v.GenericSchema<unknown, T[]>,
  toStoredItems: (items: T[]) => unknown[],
  idOf: (item: T) => string,
): Pick<Entry<T[]>, 'empty' | 'decode' | 'encode' | 'merge' | 'items'> => {
  const textOf = (item: T): string => JSON.stringify(toStoredItems([item])[0]);
  const put = (items: T[], id: string, text: string | null): T[] => {
    const read = text === null ? null : v.safeParse(schema, [parseJson(text)]);
    if (read === null)
      return items.some((item) => idOf(item) === id) ? items.filter((item) => idOf(item) !== id) : items;
    const [item] = read.success ? read.output : [];
    if (item === undefined || idOf(item) !== id) return items;
    const at = items.findIndex((one) => idOf(one) === id);
    return at < 0 ? [...items, item] : items.with(at, item);
  };
  return {
    empty: [],
    decode: (text) => {
      const found = parseJson(text);
      const read = v.safeParse(schema, found);
      if (!read.success) return { value: [], bad: true };
      return { value: read.output, bad: Array.isArray(found) && read.output.length < found.length };
    },
    encode: (items) => (items.length === 0 ? null : JSON.stringify(toStoredItems(items))),
    merge: mergeLists(idOf, sameText),
    items: { texts: (items) => new Map(items.map((item) => [idOf(item), textOf(item)])), put },
  };
};

/** A list in an order of its own: who changed it last is right. */
const ordered = <T>(
  schema: v.GenericSchema<unknown, T[]>,
): Pick<Entry<T[]>, 'empty' | 'decode' | 'encode' | 'merge'> => ({
  empty: [],
  decode: (text) => {
    const read = v.safeParse(schema, parseJson(text));
    return read.success ? { value: read.output, bad: false } : { value: [], bad: true };
  },
  encode: (items) => (items.length === 0 ? null : JSON.stringify(items)),
  merge: mergeWhole(sameText),
});

const kept = <T>(entry: KeptEntry<T>): KeptEntry => entry as unknown as KeptEntry;

export const KEPT_ENTRIES: readonly KeptEntry[] = [
  kept<string | null>({
    key: 'token',
    slice: 'session',
    field: 'token',
    changed: tokenChangedElsewhere,
    ...raw(storedToken),
  }),
  kept<User | null>({
    key: 'account',
    slice: 'session',
    field: 'account',
    changed: accountChangedElsewhere,
    ...record(storedUser),
  }),
  kept<CartLine[]>({
    key: 'cartList',
    slice: 'cart',
    field: 'lines',
    changed: linesMerged,
    outlivesClearing: true,
    ...list(
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
    ...list(storedWishlist, toStoredWishlist, (id) => id),
  }),
  kept<Id[]>({
    key: 'wishlist',
    slice: 'wishlist',
    field: 'ids',
    changed: wishlistMerged,
    outlivesClearing: true,
    ...list(storedWishlist, toStoredWishlist, (id) => id),
  }),
  kept<Wish[]>({
    key: 'wishlistSeen',
    slice: 'wishlist',
    field: 'seen',
    changed: seenMerged,
    ...list(
      storedWishes,
      (wishes) => wishes.map(toStoredWish),
      (wish) => wish.id,
    ),
  }),
  kept<string | null>({
    key: 'checkout_id',
    slice: 'payment',
    field: 'checkoutId',
    changed: paymentChangedElsewhere,
    ...raw(storedCheckoutId),
  }),
  kept<PendingPayment | null>({
    key: 'pendingPayment',
    slice: 'payment',
    field: 'pending',
    changed: pendingChangedElsewhere,
    ...record(storedPendingPayment),
  }),
  kept<LastPayment | null>({
    key: 'lastPayment',
    slice: 'payment',
    field: 'lastPayment',
    changed: lastPaymentChangedElsewhere,
    ...record(storedLastPayment),
  }),
  kept<RememberedAddress | null>({
    key: 'deliveryAddress',
    slice: 'checkout',
    field: 'rememberedAddress',
    changed: addressRemembered,
    ...record(storedAddress),
  }),
  kept<AcceptedSchedule[]>({
    key: 'acceptedSchedules',
    slice: 'credit',
    field: 'accepted',
    changed: acceptedChangedElsewhere,
    ...ordered(storedAcceptedList),
  }),
  kept<string[]>({
    key: 'recentSearches',
    slice: 'searches',
    field: 'recent',
    changed: searchesChangedElsewhere,
    ...ordered(storedSearches),
  }),
  kept<Business | null>({
    key: 'business',
    slice: 'business',
    field: 'remembered',
    changed: businessRemembered,
    ...record(businessSchema, ({ defaultCreditor, ...business }) => ({
      ...business,
      default_creditor: defaultCreditor,
    })),
  }),
  kept<RecentProduct[]>({
    key: 'recentlyViewed',
    slice: 'recent',
    field: 'items',
    changed: recentMerged,
    ...ordered(storedRecent),
  }),
];

/** Given up first when the storage is full: a convenience, or asked for again. */
export const EVICTABLE_ENTRIES = ['recentlyViewed', 'recentSearches', 'business'] as const;
