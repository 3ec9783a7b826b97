import { isRecord } from '../lib/json';
import { cardExcerpt } from './cardFields';
import { readMoment, readNumber, readRecords, type Wire } from './plainReaders';

/** Number of cards painted before the bundle has loaded. */
export const FIRST_ROWS = 8;
/** The search page sorts a whole list by date at first; other lists keep the shop's order. */
export const startsWithLatest = (call: string): boolean => call.startsWith('/storefront/products/search');

/** The products of a whole list, or of one page of a list. */
export const rowsOf = (data: unknown): Wire[] =>
  readRecords(isRecord(data) && Object.hasOwn(data, 'items') ? data.items : data);

/** The first rows of a list as the page shows it. */
export const firstRows = (data: unknown, latestFirst: boolean): Wire[] => {
  const rows = rowsOf(data);
  if (!latestFirst) return rows.slice(0, FIRST_ROWS);
  const at = (wire: Wire) => readMoment(wire.published_at) ?? -Infinity;
  const dated = rows.map((wire) => ({ wire, at: at(wire) })).sort((a, b) => b.at - a.at);
  return dated.slice(0, FIRST_ROWS).map(({ wire }) => wire);
};

/** The part of a list's reply that is painted early; null for a refusal or a reply that is no list. */
export const excerptOf = (reply: unknown, latestFirst: boolean): unknown => {
  if (!isRecord(reply) || readNumber(reply.status) !== 1) return null;
  const data = firstRows(reply.data, latestFirst).map(cardExcerpt);
  return data.length > 0 ? { status: 1, data } : null;
};

/** The query parameters of a list: its filters, order, columns and page. */
export const VIEW_PARAMS = ['sort', 'cols', 'min', 'max', 'color', 'size', 'brand', 'sale', 'stock', 'page'];

/** The page number in the address; 1 when it is missing or invalid. */
export const readPage = (params: URLSearchParams): number => {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};
