import { storedSearches } from '../../contract/stored';
import { orderedKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { searchesChangedElsewhere } from './searchesSlice';

export const searchesEntries: readonly StoredEntry[] = [
  storedEntry<string[]>({
    key: 'recentSearches',
    slice: 'searches',
    field: 'recent',
    changed: searchesChangedElsewhere,
    personal: true,
    evictable: true,
    ...orderedKind(storedSearches),
  }),
];
