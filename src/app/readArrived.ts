import { matchPath } from 'react-router';
import { getBusiness } from '../api/businessApi';
import { catalogueApi } from '../api/catalogueApi';
import { patterns } from '../config/paths';
import { dataOf } from '../contract/firstReplies';
import { loadPageAt } from './router';
import type { Shop } from './store';

/** The body of a reply and the page's file may still be on their way. */
const TIMEOUT_MS = 500;
const ONCE = { subscribe: false };
const { getCategoryTree, getMainCategories, getSlides, getProduct } = catalogueApi.endpoints;

/**
 * Reads the early replies that have arrived, and evaluates the page's file, before the first render: each one that
 * comes later renders the page again.
 */
export const readArrived = async (
  { store: { dispatch } }: Pick<Shop, 'store'>,
  { location: { pathname, search }, __early }: Pick<Window, 'location' | '__early'>,
): Promise<void> => {
  const { slug = '', code = '' } = matchPath(patterns.product, pathname)?.params ?? {};
  const id = new URLSearchParams(search).get('id') ?? undefined;
  const reads: Record<string, () => Promise<unknown>> = {
    '/business/get_details': () => dispatch(getBusiness.initiate(undefined, ONCE)),
    '/storefront/product_categories': () => dispatch(getCategoryTree.initiate(undefined, ONCE)),
    '/storefront/main_product_categories': () => dispatch(getMainCategories.initiate(undefined, ONCE)),
    '/storefront/get-sliders': () => dispatch(getSlides.initiate(undefined, ONCE)),
    [`/storefront/products/${slug}/${code}`]: () => dispatch(getProduct.initiate({ slug, code, id }, ONCE)),
  };
  const works = [...(__early?.replies ?? [])].map(async ([url, reply]) => {
    const read = Object.entries(reads).find(([path]) => url.split('?')[0]?.endsWith(path))?.[1];
    if (!read || !__early?.arrived.has(url)) return;
    const body: unknown = await (await reply).clone().json();
    // A refused read would be requested again by the page.
    if (dataOf(body) !== null) await read();
  });
  await Promise.race([
    Promise.allSettled([...works, loadPageAt(pathname)]),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
};
