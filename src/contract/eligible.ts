import { fold } from '../lib/fold';
import { readText } from './plainReaders';

/** The value of the account's `eligible` with which a shopper may buy in instalments. */
export const APPROVED = 'Approved';

/** Exactly 'Approved' may pay down, so a back end that writes it in another letter case is read as if it had written that. */
export const readEligible = (raw: unknown): string => {
  const text = readText(raw);
  return fold(text) === fold(APPROVED) ? APPROVED : text;
};
