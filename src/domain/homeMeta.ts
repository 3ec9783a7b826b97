import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { paths } from '../config/paths';
import type { PageMeta } from './pageTags';

const searchAction = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: `${origin}/items/search?q={search_term_string}`,
  'query-input': 'required name=search_term_string',
});

const siteData = (name: string, origin: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  ...(name ? { name } : {}),
  url: `${origin}/`,
  potentialAction: searchAction(origin),
});

/** The shop's metadata for search engines; `name` is empty until the shop's details are loaded. */
export const homeMeta = (name: string, pitch: string, origin: string): PageMeta => ({
  title: pitch,
  description: `${pitch}: clothing and goods for the whole family. Pay in full or in installments, with the full cost shown before you agree.`,
  canonical: paths.home,
  structured: [siteData(name, origin)],
});
