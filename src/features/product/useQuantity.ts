import { useState } from 'react';
import { isSoldOut } from '../../domain/stock';
import type { Id } from '../../lib/ids';

interface Wanted {
  of: Id | null;
  quantity: number;
  /** Why the quantity is not the one that was asked for. */
  note: string;
}

/** How many of a variant are wanted; another variant that has fewer brings the number down and says so. */
export const useQuantity = (of: Id | null, available: number | null) => {
  const [wanted, setWanted] = useState<Wanted>({ of, quantity: 1, note: '' });
  const most = Math.max(available ?? Infinity, 1);
  let shown = wanted;
  if (wanted.of !== of || wanted.quantity > most) {
    const isCapped = wanted.quantity > most;
    const note = isCapped && !isSoldOut(available) ? `Only ${most} available: quantity changed to ${most}` : '';
    shown = { of, quantity: Math.min(wanted.quantity, most), note };
    setWanted(shown);
  }
  return {
    quantity: shown.quantity,
    note: shown.note,
    setQuantity: (quantity: number) => {
      setWanted({ of, quantity, note: '' });
    },
  };
};
