import { type Minor, toMinor } from '../../lib/money';

/** A comma before exactly three digits groups thousands; any other comma is a decimal one. */
export const typedPrice = (text: string): Minor | null =>
  toMinor(text.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
