import { orderedKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { acceptedChangedElsewhere, type AcceptedSchedule, storedAcceptedList } from './acceptedSlice';

export const creditEntries: readonly KeptEntry[] = [
  kept<AcceptedSchedule[]>({
    key: 'acceptedSchedules',
    slice: 'credit',
    field: 'accepted',
    changed: acceptedChangedElsewhere,
    personal: true,
    ...orderedKind(storedAcceptedList),
  }),
];
