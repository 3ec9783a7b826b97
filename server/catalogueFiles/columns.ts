/** Splits `Cotton | Linen`. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Splits `Color=Indigo|Size=M`. */
export const pairsOf = (text: string): [string, string][] =>
  listOf(text).map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });

const arePairs = (text: string): boolean => {
  const pairs = pairsOf(text);
  return pairs.every((pair) => !pair.includes('')) && new Set(pairs.map(([name]) => name)).size === pairs.length;
};

const isDay = (text: string): boolean => {
  const date = new Date(text);
  // A day that does not exist may be read as one of the next month.
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
};

interface Kind {
  accepts: (text: string) => boolean;
  /** Completes “price must be …”. */
  wanted: string;
}

const like = (pattern: RegExp, wanted: string): Kind => ({ accepts: (text) => pattern.test(text), wanted });

const text: Kind = { accepts: () => true, wanted: '' };
const slug = like(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits, with single hyphens between them');
const code = like(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'letters, digits, dots, hyphens and underscores');
const money = like(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/, 'an amount above 0 such as 285.00');
const flag = like(/^[01]$/, '1 or 0');
const stock = like(/^\d{1,6}$/, 'a whole number such as 12');
const sold = like(/^\d{1,9}$/, stock.wanted);
const date: Kind = {
  accepts: (given) => /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/.test(given) && isDay(given),
  wanted: 'a day such as 2026-03-14',
};
const pairs: Kind = { accepts: arePairs, wanted: 'names and values such as Color=Indigo|Size=M' };
const swatches: Kind = {
  accepts: (given) => arePairs(given) && pairsOf(given).every(([, value]) => /^#[0-9a-f]{6}$/i.test(value)),
  wanted: 'names and colors such as Indigo=#27408b|Clay=#b5583a',
};
const linkType = like(/^(External|Page|Product|Category)$/, 'External, Page, Product or Category');

export interface Column extends Kind {
  isRequired: boolean;
  most: number;
}

const required = (kind: Kind, most = 200): Column => ({ ...kind, isRequired: true, most });
const optional = (kind: Kind, most = 200): Column => ({ ...kind, isRequired: false, most });

/** The columns of each file, in the order in which they are exported. */
export const COLUMNS = {
  'categories.csv': {
    slug: required(slug, 80),
    name: required(text),
    parent: optional(slug, 80),
    menu: optional(flag),
    picture: optional(text, 500),
  },
  'collections.csv': { slug: required(slug, 80), title: required(text) },
  'products.csv': {
    code: required(code, 64),
    title: required(text),
    slug: optional(slug, 200),
    category: required(slug, 80),
    collections: optional(text, 500),
    brand: optional(text),
    published: required(date),
    new: optional(flag),
    pre_order: optional(flag),
    pictures: required(text, 5000),
    alt_text: optional(text, 500),
    short_description: optional(text, 500),
    description: optional(text, 20_000),
    tags: optional(text, 500),
    swatches: optional(swatches, 2000),
    barcode: optional(text),
    weight: optional(text),
    dimensions: optional(text),
    warranty: optional(text),
    return_policy: optional(text, 2000),
  },
  'slides.csv': {
    title: required(text),
    category: optional(text),
    picture: required(text, 500),
    link_type: required(linkType),
    link: required(text, 500),
    button: required(text),
  },
  'variants.csv': {
    product: required(code, 64),
    sku: required(code, 64),
    price: required(money),
    old_price: optional(money),
    stock: required(stock),
    sold: optional(sold),
    default: optional(flag),
    attributes: optional(pairs, 2000),
    picture: optional(text, 500),
  },
} as const satisfies Record<string, Record<string, Column>>;

export type FileName = keyof typeof COLUMNS;
/** The texts of a line by column; a column that the file leaves out is empty. */
export type Cells<Name extends FileName> = Record<keyof (typeof COLUMNS)[Name] & string, string>;
