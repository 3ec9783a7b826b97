import { useState } from 'react';
import { isSoldOut } from '../../domain/stock';
import type { Id } from '../../lib/ids';
import { useRecorded } from '../../ui/useRecorded';

interface Wanted {
  of: Id | null;
  /** Null until the shopper chooses. */
  quantity: number | null;
  /** Why the quantity differs from the requested one. */
  note: string;
}

/**
 * Quantity of a variant, `start` until the shopper chooses one. Switching to a variant with less stock lowers the
 * quantity and sets a note.
 */
export const useQuantity = (of: Id | null, available: number | null, start = 1) => {
  const [wanted, setWanted] = useState<Wanted>({ of, quantity: null, note: '' });
  const most = Math.max(available ?? Infinity, 1);
  let shown = wanted;
  const isCapped = wanted.quantity !== null && wanted.quantity > most;
  if (wanted.of !== of || isCapped) {
    const note = isCapped && !isSoldOut(available) ? `Only ${most} available: quantity changed to ${most}` : '';
    shown = { of, quantity: isCapped ? most : wanted.quantity, note };
    setWanted(shown);
  }
  const usual = Math.min(start, most);
  return {
    quantity: useRecorded(`quantity-${of}`, shown.quantity ?? usual, usual),
    note: shown.note,
    setQuantity: (quantity: number) => {
      setWanted({ of, quantity, note: '' });
    },
  };
};
