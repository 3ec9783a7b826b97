import { type RecentProduct, storedRecent } from '../../contract/stored';
import { orderedKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { recentMerged } from './recentSlice';

export const recentEntries: readonly KeptEntry[] = [
  kept<RecentProduct[]>({
    key: 'recentlyViewed',
    slice: 'recent',
    field: 'items',
    changed: recentMerged,
    personal: true,
    evictable: true,
    ...orderedKind(storedRecent),
  }),
];
