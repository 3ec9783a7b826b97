import { recordKind } from '../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../store/storedEntry';
import { addressRemembered } from './checkoutSlice';
import { type RememberedAddress, storedAddress } from './form/rememberedAddress';

export const checkoutEntries: readonly StoredEntry[] = [
  storedEntry<RememberedAddress | null>({
    key: 'deliveryAddress',
    slice: 'checkout',
    field: 'rememberedAddress',
    changed: addressRemembered,
    personal: true,
    ...recordKind(storedAddress),
  }),
];
