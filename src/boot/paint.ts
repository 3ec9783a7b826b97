import type { PictureSlot } from '../config/pictureSizes';
import { dataOf } from '../contract/firstReplies';
import { rowsOf, startsWithLatest, VIEW_PARAMS } from '../contract/listStart';
import { readCurrency, readText } from '../contract/plainReaders';
import { categoryTrail } from '../domain/categories';
import { firstPictures } from '../domain/firstPictures';
import { showEarlyPaint } from './earlyPaint';
import { firstOf } from '../domain/firstRows';
import { paintHome } from './paintHome';
import { paintList } from './paintList';
import { paintProduct } from './paintProduct';

export interface Opened {
  route: string;
  params: URLSearchParams;
  /** Last segment of the path, decoded. */
  slug: string;
  /** The data of an early reply, by its call. */
  read: (call: string) => Promise<unknown>;
  preload: (picture: string, slot: PictureSlot) => void;
  /** Called when it is painted. */
  painted: () => void;
  /** Fulfilled when the page's shell is parsed. */
  parsed: Promise<unknown>;
}

const SLOTS: Record<string, PictureSlot> = { home: 'slide', product: 'photo' };
const COLUMNS: Record<string, number> = { search: 4, collection: 4, category: 3 };

interface Category {
  slug: string;
  name: string;
  children: Category[];
}

const treeOf = (raw: unknown): Category[] =>
  rowsOf(raw).map(({ slug, name, children }) => ({
    slug: readText(slug),
    name: readText(name),
    children: treeOf(children),
  }));

const titleOf = async ({ route, slug, params, read }: Opened): Promise<string> => {
  if (route === 'search') return params.get('q')?.trim() ? 'Items Search Results' : 'Recent Products';
  if (route === 'category') {
    const tree = treeOf(await read('/storefront/product_categories'));
    return categoryTrail(tree, slug).at(-1)?.name ?? '';
  }
  const collection = (await read(`/storefront/filter_sections/${slug}`)) as { title?: unknown } | null;
  return readText(collection?.title);
};

const currencyOf = async ({ read }: Opened): Promise<string | null> => {
  const business = (await read('/business/get_details')) as { currency?: unknown } | null;
  return business && readCurrency(business.currency);
};

const listParts = async (opened: Opened, data: unknown) => {
  const { route, params } = opened;
  const products = firstOf(data, startsWithLatest(route));
  const [currency, title] = await Promise.all([currencyOf(opened), titleOf(opened)]);
  if (currency === null || products.length === 0) return [];
  const q = route === 'search' ? (params.get('q')?.trim() ?? '') : '';
  return paintList({ title, q, columns: COLUMNS[route] ?? 4, hasAside: route === 'category', products, currency });
};

const partsOf = async (opened: Opened, data: unknown): Promise<HTMLElement[]> => {
  const { route, params, preload } = opened;
  const chosen = params.get('variant');
  for (const picture of firstPictures(route, data, chosen)) preload(picture, SLOTS[route] ?? 'card');
  if (route in COLUMNS) return listParts(opened, data);
  const currency = await currencyOf(opened);
  if (currency === null) return [];
  return route === 'home' ? paintHome(data) : paintProduct(data as Record<string, unknown>, chosen, currency);
};

/**
 * Paints the first part of the opened page as soon as its own reply has arrived; a filtered or sorted list waits for
 * the page.
 */
export const paintEarly = async (opened: Opened, call: string): Promise<void> => {
  if (VIEW_PARAMS.some((name) => opened.params.has(name))) return;
  const data = await opened.read(call);
  if (typeof data !== 'object' || data === null) return;
  const parts = await partsOf(opened, data);
  await opened.parsed;
  if (showEarlyPaint(parts)) opened.painted();
};

export const readBody = async (reply: Promise<Response> | undefined): Promise<unknown> => {
  const response = await reply;
  return response?.ok ? dataOf(await response.clone().json()) : null;
};
