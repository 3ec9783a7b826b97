import { storedToken, storedUser } from '../../contract/stored';
import type { User } from '../../contract/customer';
import { recordKind, textKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { accountChangedElsewhere, tokenChangedElsewhere } from './sessionSlice';

export const sessionEntries: readonly KeptEntry[] = [
  kept<string | null>({
    key: 'token',
    slice: 'session',
    field: 'token',
    changed: tokenChangedElsewhere,
    personal: true,
    ...textKind(storedToken),
  }),
  kept<User | null>({
    key: 'account',
    slice: 'session',
    field: 'account',
    changed: accountChangedElsewhere,
    personal: true,
    ...recordKind(storedUser),
  }),
];
