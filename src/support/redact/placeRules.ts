import { matchPath } from 'react-router';
import { patterns } from '../../config/paths';
import { isAttributeParam } from '../../contract/listCall';
import type { RootState } from '../../store/types';
import { keptFlag, numeric, oneOf, slug, pseudonym, words } from './redactors';
import type { Names } from './names';
import type { Leaf, RuleFor } from './rule';

export const order = pseudonym('ORDER');

const PARAMS: Record<string, Leaf> = {
  slug,
  categorySlug: slug,
  type: slug,
  type_2: slug,
  type_3: slug,
  code: slug,
  action_type: slug,
  order_code: order,
};

/** Query parameters that may be recorded; all others are left out. */
const QUERY: Record<string, Leaf> = {
  q: pseudonym('Search'),
  id: slug,
  variant: slug,
  sort: numeric,
  cols: numeric,
  page: numeric,
  min: numeric,
  max: numeric,
  sale: numeric,
  stock: numeric,
  color: slug,
  size: slug,
  brand: slug,
  status: words,
  cancelled: numeric,
  order_no: order,
  order_code: order,
  o: order,
  checkoutid: pseudonym('PAYMENT'),
};

/** The matching route pattern and its parameters. */
export const matchPlace = (
  pathname: string,
): { pattern: string; params: Record<string, string | undefined> } | null => {
  for (const pattern of Object.values(patterns)) {
    const found = matchPath(pattern, pathname);
    if (found) return { pattern, params: found.params };
  }
  return null;
};

const filled = (value: string, leaf: Leaf | undefined, names: Names): string =>
  leaf ? String(leaf.redact(value, names)) : '';

const publicPath = (pathname: string, names: Names): string => {
  const place = matchPlace(pathname);
  // An unknown path may contain personal input, so it is not recorded.
  if (!place) return '/address-not-recorded';
  const parts = place.pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const name = part.slice(1).replace('?', '');
    return encodeURIComponent(filled(place.params[name] ?? '', PARAMS[name], names));
  });
  return parts.join('/').replace(/(.)\/+$/, '$1');
};

const publicSearch = (search: string, names: Names): string => {
  const exported = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const leaf = isAttributeParam(name) ? slug : Object.hasOwn(QUERY, name) && QUERY[name];
    const text = leaf ? filled(value, leaf, names) : '';
    if (text !== '') exported.append(name, text);
  }
  const text = exported.toString();
  return text && `?${text}`;
};

export const placeRules: RuleFor<RootState['nav']> = {
  fields: {
    pathname: { kind: 'exported', redact: (value, names) => publicPath(String(value), names) },
    search: { kind: 'exported', redact: (value, names) => publicSearch(String(value), names) },
    online: keptFlag,
    failed: oneOf('lost', 'broken'),
  },
};
