import { type User, userSchema } from '../../contract/customer';
import { storedToken } from '../../contract/stored';
import { recordKind, textKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { accountChanged, tokenChangedElsewhere } from './sessionSlice';

export const sessionEntries: readonly StoredEntry[] = [
  storedEntry<string | null>({
    key: 'token',
    slice: 'session',
    field: 'token',
    changed: tokenChangedElsewhere,
    personal: true,
    ...textKind(storedToken),
  }),
  storedEntry<User | null>({
    key: 'account',
    slice: 'session',
    field: 'account',
    changed: accountChanged,
    personal: true,
    ...recordKind(userSchema),
  }),
];
