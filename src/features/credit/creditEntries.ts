import { orderedKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { acceptedChangedElsewhere, type AcceptedSchedule, storedAcceptedList } from './acceptedSlice';

export const creditEntries: readonly StoredEntry[] = [
  storedEntry<AcceptedSchedule[]>({
    key: 'acceptedSchedules',
    slice: 'credit',
    field: 'accepted',
    changed: acceptedChangedElsewhere,
    personal: true,
    ...orderedKind(storedAcceptedList),
  }),
];
