import { formatPrice } from '../../lib/money';
import type { BagLine } from './bagLines';

/** What the shopper must know of a line: what has changed since it was put in, and what went wrong. */
export const lineNotes = (
  { gone, priceWas, quantityWas, available, note }: BagLine,
  currency: string,
): readonly string[] => {
  const told = note === null ? [] : [note];
  if (gone) return ['No longer available', ...told];
  return [
    ...(priceWas === null ? [] : [`Price changed from ${formatPrice(priceWas, currency)}`]),
    ...(quantityWas === null || available === null ? [] : [`Only ${available} left, you wanted ${quantityWas}`]),
    ...told,
  ];
};
