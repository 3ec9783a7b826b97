import { type Business, businessSchema } from '../../contract/business';
import { recordKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { businessRemembered } from './businessSlice';

export const businessEntries: readonly KeptEntry[] = [
  kept<Business | null>({
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
