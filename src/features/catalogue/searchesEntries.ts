import { storedSearches } from '../../contract/stored';
import { orderedKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { searchesChangedElsewhere } from './searchesSlice';

export const searchesEntries: readonly KeptEntry[] = [
  kept<string[]>({
    key: 'recentSearches',
    slice: 'searches',
    field: 'recent',
    changed: searchesChangedElsewhere,
    personal: true,
    evictable: true,
    ...orderedKind(storedSearches),
  }),
];
