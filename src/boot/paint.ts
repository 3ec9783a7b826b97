import { readCurrency, readText } from '../contract/plainReaders';
import { categoryTrail } from '../domain/categories';
import { showEarlyPaint } from './earlyPaint';
import { dataOf, firstOf, listOf } from './firstRows';
import { firstSlidePicture, paintHome } from './paintHome';
import { FIRST_PICTURES, paintList } from './paintList';
import { firstPhoto, paintProduct } from './paintProduct';

export interface Opened {
  route: string;
  params: URLSearchParams;
  /** Last segment of the path, decoded. */
  slug: string;
  /** The body of an early reply, by the start of its address. */
  read: (call: string) => Promise<unknown>;
  preload: (picture: string) => void;
  /** Called when it is painted. */
  painted: () => void;
  /** Fulfilled when the route's styles are in force. */
  styled: () => Promise<unknown>;
}

/** Cards that are painted early. */
const CARDS = 8;
const COLUMNS: Record<string, number> = { search: 4, collection: 4, category: 3 };
/** With one of these the list is narrowed, or runs in another order. */
const VIEW_PARAMS = ['sort', 'cols', 'min', 'max', 'color', 'size', 'brand', 'sale', 'stock'];

interface Category {
  slug: string;
  name: string;
  children: Category[];
}

const treeOf = (raw: unknown): Category[] =>
  listOf(raw).map(({ slug, name, children }) => ({
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
  const { route, params, preload } = opened;
  // The search page starts with the latest, the others as the shop has put them.
  const products = firstOf(data, CARDS, route === 'search');
  for (const { image } of products.slice(0, FIRST_PICTURES)) if (image) preload(image);
  const [currency, title] = await Promise.all([currencyOf(opened), titleOf(opened)]);
  if (currency === null || products.length === 0) return [];
  const q = route === 'search' ? (params.get('q')?.trim() ?? '') : '';
  return paintList({ title, q, columns: COLUMNS[route] ?? 4, hasAside: route === 'category', products, currency });
};

const partsOf = async (opened: Opened, data: unknown): Promise<HTMLElement[]> => {
  const { route, params, preload } = opened;
  if (route in COLUMNS) return listParts(opened, data);
  const asked = params.get('variant');
  const wire = data as Record<string, unknown>;
  const first = route === 'home' ? firstSlidePicture(data) : firstPhoto(wire, asked);
  if (first) preload(first);
  const currency = await currencyOf(opened);
  if (currency === null) return [];
  return route === 'home' ? paintHome(data) : paintProduct(wire, asked, currency);
};

/** Paints the first of the opened page as soon as its own reply is there; a narrowed list waits for the page. */
export const paintEarly = async (opened: Opened, call: string): Promise<void> => {
  if (VIEW_PARAMS.some((name) => opened.params.has(name))) return;
  const data = await opened.read(call);
  if (typeof data !== 'object' || data === null) return;
  const parts = await partsOf(opened, data);
  await opened.styled();
  if (showEarlyPaint(parts)) opened.painted();
};

export const readBody = async (reply: Promise<Response> | undefined): Promise<unknown> => {
  const response = await reply;
  return response?.ok ? dataOf(await response.clone().json()) : null;
};
