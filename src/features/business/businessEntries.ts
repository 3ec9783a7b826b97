import { type Business, businessSchema } from '../../contract/business';
import { recordKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { businessRemembered } from './businessSlice';

export const businessEntries: readonly StoredEntry[] = [
  storedEntry<Business | null>({
    key: 'business',
    slice: 'business',
    field: 'remembered',
    changed: businessRemembered,
    evictable: true,
    ...recordKind(businessSchema, ({ defaultCreditor, ...business }) => ({
      ...business,
      default_creditor: defaultCreditor,
    })),
  }),
];
