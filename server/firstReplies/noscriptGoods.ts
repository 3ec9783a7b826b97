import type { FirstReads } from '../../src/contract/firstReads';
import type { FirstReplies } from '../../src/contract/firstReplies';
import { dataOf } from '../../src/contract/firstReplies';
import { firstRows, rowsOf } from '../../src/contract/listStart';
import { readCurrency } from '../../src/contract/plainReaders';
import { certainCard } from '../../src/domain/firstRows';
import { isStartPrice, listPrice } from '../../src/domain/price';
import { productPath } from '../../src/domain/productPath';
import { escapeMarkup } from '../../src/lib/markup';
import { isRecord } from '../../src/lib/json';
import { formatPrice } from '../../src/lib/money';
import type { ApiReply } from './fetchReplies';
import { parsedReply } from './readReply';

/** The goods in the page's replies; home embeds its list only when that is short, so it names the first ones. */
const rowsIn = async (
  { route, calls: [own = '', second] }: FirstReads,
  { replies, excerpts }: FirstReplies,
  given: readonly ApiReply[],
) => {
  if (route === 'home') return firstRows(dataOf(await parsedReply(given, second)), false);
  const data = dataOf(replies[own] ?? excerpts[own]);
  if (route === 'product') return isRecord(data) ? [data] : [];
  return route === '' ? [] : rowsOf(data);
};

/** Adds names, prices and links of the goods for browsers and crawlers without JavaScript. */
export const withGoods = async (
  html: string,
  reads: FirstReads,
  first: FirstReplies,
  given: readonly ApiReply[],
): Promise<string> => {
  const business = dataOf(first.replies['/business/get_details']);
  if (!isRecord(business)) return html;
  const currency = readCurrency(business.currency);
  const products = (await rowsIn(reads, first, given)).map(certainCard).filter((product) => product !== null);
  if (products.length === 0) return html;
  const items = products.map((product) => {
    const listed = listPrice(product);
    const price = `${isStartPrice(listed) ? 'From ' : ''}${formatPrice(listed.price, currency)}`;
    return `<li><a href="${escapeMarkup(productPath(product))}">${escapeMarkup(product.title)}</a> ${escapeMarkup(price)}</li>`;
  });
  return html.replace(/<main[^>]*>/, (main) => `${main}<noscript><ul>${items.join('')}</ul></noscript>`);
};
