import { recordKind } from '../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../store/keptEntry';
import { addressRemembered } from './checkoutSlice';
import { type RememberedAddress, storedAddress } from './form/rememberedAddress';

export const checkoutEntries: readonly KeptEntry[] = [
  kept<RememberedAddress | null>({
    key: 'deliveryAddress',
    slice: 'checkout',
    field: 'rememberedAddress',
    changed: addressRemembered,
    personal: true,
    ...recordKind(storedAddress),
  }),
];
