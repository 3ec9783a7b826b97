import { isSameWord } from '../lib/fold';
import { readText } from './plainReaders';

/** The value of the account's `eligible` with which a shopper may buy in instalments. */
export const APPROVED = 'Approved';

/** Returns any spelling of 'Approved' as the shop compares it, also its other name. Other values are returned as sent. */
export const readEligible = (raw: unknown): string => {
  const text = readText(raw);
  return [APPROVED, 'confirmed'].some((name) => isSameWord(text, name)) ? APPROVED : text;
};
