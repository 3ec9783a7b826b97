import { env } from '../config/env';

/** Calls whose replies are the same for everybody. What a variant costs is not among them: a bag always asks for that. */
const PUBLIC = [
  /^\/business\/get_details$/,
  /^\/storefront\/(get-sliders|product_categories|main_product_categories)$/,
  /^\/storefront\/products\/search$/,
  /^\/storefront\/products\/[^/]+\/[^/]+$/,
  /^\/storefront\/filter_sections\/(products\/)?[^/]+$/,
  /^\/storefront\/category_products\/[^/]+$/,
];
/** What such a call may be asked with. Anything else may be a secret, and is not kept. */
const PARAMS = ['q', 'id'];

/** Whether an address is a read of the shop's API that nobody's name is on. */
export const isPublicRead = (
  { origin, pathname, searchParams }: URL,
  here: string,
  base: string = env.apiBaseUrl,
): boolean => {
  const api = new URL(base, here);
  if (origin !== api.origin || !pathname.startsWith(`${api.pathname}/`)) return false;
  const call = pathname.slice(api.pathname.length);
  return (
    PUBLIC.some((pattern) => pattern.test(call)) && [...searchParams.keys()].every((name) => PARAMS.includes(name))
  );
};
