import { type CardProduct, readCard } from '../contract/cardFields';
import { firstRows } from '../contract/listStart';
import type { Wire } from '../contract/plainReaders';
import { listPrice } from './price';

/** A product that can be shown before its reply has passed the schema; null when the price is not certain either. */
export const certainCard = (wire: Wire): CardProduct | null => {
  const card = readCard(wire);
  return card && listPrice(card).price !== null ? card : null;
};

/** The first cards of a list; none when one of them cannot be read for certain. */
export const firstOf = (data: unknown, latestFirst: boolean): CardProduct[] => {
  const first = firstRows(data, latestFirst).map(certainCard);
  return first.every((product) => product !== null) ? first : [];
};
