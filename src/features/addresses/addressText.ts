import type { SavedAddress } from '../../contract/addresses';

/** The lines below the name. */
export const linesOf = ({ address, city, phone, email }: SavedAddress): string[] =>
  [address, city, phone, email].filter(Boolean);

export const NEW_ADDRESS = 'new';
export const ADDRESS_SAVED = 'Your address has been saved.';

/** The index of the address to deliver to: the picked one, else the default, else the first; -1 for a new one. */
export const indexToDeliver = (list: readonly SavedAddress[], picked: string): number => {
  if (picked !== '' || list.length === 0) return list.findIndex(({ id }) => id === picked);
  return Math.max(
    list.findIndex(({ isDefault }) => isDefault),
    0,
  );
};
