import type { Feature } from '../contract/business';
import { isRecord } from '../lib/json';
import { readStored } from './readStored';

const CREDIT: Feature = 'credit_terms';

const setReserved = (isAnnounced: boolean): void => {
  document.documentElement.toggleAttribute('data-credit', isAnnounced);
};

const announces = (business: unknown): boolean =>
  isRecord(business) && Array.isArray(business.features) && business.features.includes(CREDIT);

/**
 * Reserves the height of a card's monthly price, before the code that shows it has loaded: by the details of the last
 * visit, then by the reply.
 */
export const reserveCredit = async (reply: Promise<unknown>): Promise<void> => {
  setReserved(readStored('business')?.includes(CREDIT) === true);
  const business = await reply;
  if (business !== null) setReserved(announces(business));
};
