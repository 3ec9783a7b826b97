import { isSameWord } from '../lib/fold';
import { readText } from './plainReaders';

/** The value of the account's `eligible` with which a shopper may buy in instalments. */
export const APPROVED = 'Approved';

/** Normalises the letter case of 'Approved', which the shop compares exactly. Other values are returned as sent. */
export const readEligible = (raw: unknown): string => {
  const text = readText(raw);
  return isSameWord(text, APPROVED) ? APPROVED : text;
};
