import { type RecentProduct, storedRecent } from '../../contract/stored';
import { orderedKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { recentMerged } from './recentSlice';

export const recentEntries: readonly StoredEntry[] = [
  storedEntry<RecentProduct[]>({
    key: 'recentlyViewed',
    slice: 'recent',
    field: 'items',
    changed: recentMerged,
    personal: true,
    evictable: true,
    ...orderedKind(storedRecent),
  }),
];
