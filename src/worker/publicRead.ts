import { env } from '../config/env';
import { isAttributeParam, LIST_FILTERS } from '../contract/listCall';

/** Calls with public replies. A variant's price is not among them: a bag always requests that. */
const PUBLIC = [
  /^\/business\/get_details$/,
  /^\/storefront\/(get-sliders|product_categories|main_product_categories)$/,
  /^\/storefront\/products\/search$/,
  /^\/storefront\/products\/[^/]+\/[^/]+$/,
  /^\/storefront\/filter_sections\/(products\/)?[^/]+$/,
  /^\/storefront\/category_products\/[^/]+$/,
];
/** The allowed parameters of such a call. Any other may be a secret, so the reply is not stored. */
const PARAMS = ['q', 'id'];

const LIST = '/storefront/products';
const LIST_PARAMS = ['category', 'collection', 'q', 'page', 'per_page', 'sort', ...LIST_FILTERS];
const isListParam = (name: string): boolean => LIST_PARAMS.includes(name) || isAttributeParam(name);

/** Whether an address is a public read of the shop's API. */
export const isPublicRead = (
  { origin, pathname, searchParams }: URL,
  here: string,
  base: string = env.apiBaseUrl,
): boolean => {
  const api = new URL(base, here);
  if (origin !== api.origin || !pathname.startsWith(`${api.pathname}/`)) return false;
  const call = pathname.slice(api.pathname.length);
  const names = [...searchParams.keys()];
  if (call === LIST) return names.every(isListParam);
  return PUBLIC.some((pattern) => pattern.test(call)) && names.every((name) => PARAMS.includes(name));
};
