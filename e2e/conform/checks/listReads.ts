import { type ProductList, productListReply } from '../../../src/contract/productList';
import type { Exchange } from '../exchange';
import { type Kit, readAs } from '../kit';

export const LIST = 'GET /storefront/products';

/** The parameters of a list, of which facets may be repeated. */
export type ListQuery = [name: string, value: string][];

export interface Page {
  seen: Exchange;
  list: ProductList | null;
}

export const readPage = async (kit: Kit, query: ListQuery): Promise<Page> => {
  const seen = await kit.ask(LIST, { query, token: null });
  return { seen, list: readAs(productListReply, seen)?.data ?? null };
};

/** The longest page that a back end must send. */
const MOST_ON_PAGE = 60;
/** A longer list is not read to its end. */
const MOST_PAGES = 10;

/** So many products on a page that a short list has several pages, too. */
export const pageSizeFor = (total: number): number => Math.min(MOST_ON_PAGE, Math.ceil(total / 4));

export interface Pages {
  /** The last page. */
  seen: Exchange;
  lists: readonly ProductList[];
  items: ProductList['items'];
  /** Whether the end of the list was read. */
  isWhole: boolean;
  size: number;
}

/** Reads a list page by page, until its end or the last page that is asked for. */
export const readPages = async (kit: Kit, query: ListQuery, size: number, most = MOST_PAGES): Promise<Pages> => {
  for (let lists: ProductList[] = [], page = 1; ; page += 1) {
    const { seen, list } = await readPage(kit, [...query, ['page', `${page}`], ['per_page', `${size}`]]);
    if (list) lists.push(list);
    const isWhole = (list?.items.length ?? 0) < size;
    if (isWhole || page === most) return { seen, lists, items: lists.flatMap(({ items }) => items), isWhole, size };
  }
};
