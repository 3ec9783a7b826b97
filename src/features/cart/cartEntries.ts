import type { CartLine } from '../../contract/cart';
import * as v from 'valibot';
import { storedCartLines, storedWishlist, toStored, toStoredWishlist } from '../../contract/stored';
import { listKind, recordKind } from '../../lib/entries/kinds';
import type { Id } from '../../lib/ids';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { type LastOrder, lastOrderChanged, type LineMark, linesMerged, marksMerged, removalsMerged } from './cartSlice';

const storedOrder = v.object({
  account: v.string(),
  orderCode: v.nullable(v.string()),
  isDelivered: v.boolean(),
  sentAt: v.optional(v.number()),
  lines: storedCartLines,
  left: storedWishlist,
});

const storedMarks = v.array(
  v.object({ id: v.string(), putIn: v.nullable(v.number()), ordered: v.nullable(v.number()) }),
);

export const cartEntries: readonly StoredEntry[] = [
  storedEntry<CartLine[]>({
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
  storedEntry<Id[]>({
    key: 'cartRemovals',
    slice: 'cart',
    field: 'removals',
    changed: removalsMerged,
    personal: true,
    ...listKind(storedWishlist, toStoredWishlist, (id) => id),
  }),
  storedEntry<LineMark[]>({
    key: 'cartMarks',
    slice: 'cart',
    field: 'marks',
    changed: marksMerged,
    personal: true,
    evictable: true,
    ...listKind(
      storedMarks,
      (marks) => marks,
      (mark) => mark.id,
    ),
  }),
  storedEntry<LastOrder | null>({
    key: 'lastOrder',
    slice: 'cart',
    field: 'lastOrder',
    changed: lastOrderChanged,
    personal: true,
    ...recordKind(storedOrder, (order) => ({ ...order, lines: order.lines.map(toStored) })),
  }),
];
