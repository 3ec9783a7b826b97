import { isAttributeParam } from '../../contract/listCall';
import { readPage, VIEW_PARAMS } from '../../contract/listStart';
import { type Minor, toMajor, toMinor } from '../../lib/money';
import type { Columns } from '../../views/ProductGrid';
import { type Facets, NO_FACETS } from './facets';
import { SORTS } from './sorts';

/** The view of a list. Stored in the address, so that it can be shared and Back restores it. */
export interface ListView {
  sort: number;
  columns: Columns;
  facets: Facets;
  /** From 1. Any other change resets it to 1. */
  page: number;
}

/** The default view of a page's list; defaults are omitted from its address. */
export interface ListDefaults {
  sort: number;
  columns: Columns;
  choices: readonly Columns[];
}

const MOST_WORDS = 30;
const WORD_PARAMS = ['color', 'size', 'brand'];

const wordParamsIn = (params: URLSearchParams): string[] => [
  ...WORD_PARAMS,
  ...new Set([...params.keys()].filter(isAttributeParam)),
];

const readWords = (params: URLSearchParams, name: string): readonly string[] =>
  [...new Set(params.getAll(name).map((word) => word.trim().slice(0, 80)))].filter(Boolean).slice(0, MOST_WORDS);

const readPrice = (params: URLSearchParams, name: string): Minor | null => toMinor(params.get(name) ?? undefined);

/** Reads the view from the query string. Invalid values are ignored. */
export const readView = (params: URLSearchParams, defaults: ListDefaults): ListView => {
  const sort = params.get('sort') ?? '';
  const columns = defaults.choices.find((choice) => String(choice) === params.get('cols'));
  return {
    sort: /^\d$/.test(sort) && Number(sort) < SORTS.length ? Number(sort) : defaults.sort,
    columns: columns ?? defaults.columns,
    facets: {
      ...NO_FACETS,
      min: readPrice(params, 'min'),
      max: readPrice(params, 'max'),
      words: Object.fromEntries(
        wordParamsIn(params)
          .map((name) => [name, readWords(params, name)] as const)
          .filter(([, words]) => words.length > 0),
      ),
      onSale: params.get('sale') === '1',
      inStock: params.get('stock') === '1',
    },
    page: readPage(params),
  };
};

/** Writes the view into the address; unrelated parameters such as `q` are kept. */
export const writeView = (
  params: URLSearchParams,
  { sort, columns, facets, page }: ListView,
  defaults: ListDefaults,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of [...VIEW_PARAMS, ...wordParamsIn(params)]) next.delete(name);
  if (sort !== defaults.sort) next.set('sort', String(sort));
  if (columns !== defaults.columns) next.set('cols', String(columns));
  if (facets.min !== null) next.set('min', String(toMajor(facets.min)));
  if (facets.max !== null) next.set('max', String(toMajor(facets.max)));
  for (const [name, words] of Object.entries(facets.words)) for (const word of words) next.append(name, word);
  if (facets.onSale) next.set('sale', '1');
  if (facets.inStock) next.set('stock', '1');
  if (page > 1) next.set('page', String(page));
  return next;
};
