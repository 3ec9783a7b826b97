import type { ReactNode } from 'react';
import type { PictureSlot } from '../config/pictureSizes';
import { dataOf } from '../contract/firstReplies';
import { choosesView } from '../contract/listCall';
import { startsWithLatest } from '../contract/listStart';
import { readCurrency, readText, readRecords, type Wire } from '../contract/plainReaders';
import { categoryTrail } from '../domain/categories';
import { firstPictures } from '../domain/firstPictures';
import { showEarlyPaint } from './earlyPaint';
import { firstOf } from '../domain/firstRows';
import { earlyHome } from './earlyHome';
import { EarlyList } from './EarlyList';
import { earlyProduct } from './earlyProduct';
import { toNodes } from './toNodes';

export interface Opened {
  route: string;
  params: URLSearchParams;
  /** The slug of the list. */
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

interface Category {
  slug: string;
  name: string;
  children: Category[];
}

const treeOf = (raw: unknown): Category[] =>
  readRecords(raw).map(({ slug, name, children }) => ({
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

const earlyList = async (opened: Opened, call: string, data: unknown): Promise<ReactNode> => {
  const { route, params } = opened;
  const products = firstOf(data, startsWithLatest(call));
  const [currency, title] = await Promise.all([currencyOf(opened), titleOf(opened)]);
  if (currency === null || products.length === 0) return null;
  const q = route === 'search' ? (params.get('q')?.trim() ?? '') : '';
  return <EarlyList title={title} q={q} isCategory={route === 'category'} products={products} currency={currency} />;
};

const viewOf = async (opened: Opened, call: string, data: unknown): Promise<ReactNode> => {
  const { route, params, preload } = opened;
  const chosen = params.get('variant');
  for (const picture of firstPictures(route, call, data, chosen)) preload(picture, SLOTS[route] ?? 'card');
  if (!(route in SLOTS)) return earlyList(opened, call, data);
  const currency = await currencyOf(opened);
  if (currency === null) return null;
  return route === 'home' ? earlyHome(data) : earlyProduct(data as Wire, chosen, currency);
};

/**
 * Paints the first part of the opened page as soon as its own reply has arrived; a filtered or sorted list waits for
 * the page.
 */
export const paintEarly = async (opened: Opened, call: string): Promise<void> => {
  if (choosesView(opened.params)) return;
  const data = await opened.read(call);
  if (typeof data !== 'object' || data === null) return;
  const view = await viewOf(opened, call, data);
  await opened.parsed;
  if (showEarlyPaint(toNodes(view))) opened.painted();
};

export const readBody = async (reply: Promise<Response> | undefined): Promise<unknown> => {
  const response = await reply;
  return response?.ok ? dataOf(await response.clone().json()) : null;
};
