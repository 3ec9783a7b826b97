import { gtinOf } from '../../../src/domain/productMeta';
import colours from './colours.json';
import type { Choice, Department, Row } from './row';
import { slugify } from './slugify';
import type { SeedProduct, SeedVariant } from './types';

/** Few products have the label, because a label on most products would mean nothing. */
const labelledNewSince = '2026-11-11';
/** The home page shows the newest products as Recent Products and those before them as New Arrivals. */
const arrivals = { from: '2026-09-01', before: '2026-10-30' };

const isNew = ({ date, flags }: Row): boolean => date >= labelledNewSince || (flags?.includes('n') ?? false);

/** The address of a product's picture. */
const pictureOf = (slug: string, colour?: string, view?: 'view' | 'detail' | 'close-up'): string =>
  `/media/${[slug, colour?.toLowerCase(), view].filter(Boolean).join('-')}.svg`;

const swatches = new Map(Object.entries(colours));

function colourOf(name: string): string {
  const hex = swatches.get(name);
  if (hex === undefined) throw new Error(`No color is called ${name}`);
  return hex;
}

interface Combination {
  parts: Record<string, string>;
  extra: number;
}

/** An EAN whose last digit checks the others. */
const barcodeOf = (id: number): string => {
  const digits = `603${String(id * 1000003)
    .padStart(9, '0')
    .slice(0, 9)}`;
  const codes = Array.from({ length: 10 }, (_, check) => `${digits}${check}`);
  return codes.find((code) => gtinOf(code) !== undefined) ?? digits;
};

function choicesOf(row: Row): Choice[] {
  const colours = row.colours ? [{ name: 'Color', options: row.colours }] : [];
  return [...colours, ...(row.choices ?? [])];
}

const optionOf = (option: Choice['options'][number]): readonly [string, number] =>
  typeof option === 'string' ? [option, 0] : option;

function combinationsOf(choices: readonly Choice[]): Combination[] {
  return choices.reduce<Combination[]>(
    (list, choice) =>
      list.flatMap(({ parts, extra }) =>
        choice.options
          .map(optionOf)
          .map(([label, more]) => ({ parts: { ...parts, [choice.name]: label }, extra: extra + more })),
      ),
    [{ parts: {}, extra: 0 }],
  );
}

/** A deterministic number from `low` to `high`, so that the catalogue is the same on every machine and start. */
function spread(seed: number, low: number, high: number): number {
  return low + (((seed * 7919 + 104729) % 9973) % (high - low + 1));
}

function seededStock(row: Row, labels: readonly string[], seed: number): number {
  if (row.usual === 0) return 0;
  const rule = Object.entries(row.stock ?? {})
    .filter(([key]) => key.split('/').every((part) => labels.includes(part)))
    .sort(([a], [b]) => b.split('/').length - a.split('/').length)[0];
  return rule ? rule[1] : spread(seed, row.usual ?? 6, (row.usual ?? 6) * 4);
}

const short = (label: string): string =>
  label
    .replace(/[^a-z0-9 ]/gi, '')
    .split(' ')
    .map((word) => (/^\d/.test(word) ? word : word.slice(0, 3)))
    .join('')
    .toUpperCase();

function variantsOf(row: Row, id: number, code: string, pictured: string): SeedVariant[] {
  const all = combinationsOf(choicesOf(row));
  const variants = all.map(({ parts, extra }, i): SeedVariant => {
    const labels = Object.values(parts);
    const price = (row.price + extra) * 100;
    return {
      id: id * 100 + i + 1,
      sku: [code, ...labels.map(short)].join('-'),
      price,
      priceOld: row.was === undefined ? null : Math.round((price * row.was) / row.price / 100) * 100,
      available: seededStock(row, labels, id * 31 + i),
      sold: Math.round(((row.sold ?? 24) / all.length) * (0.5 + spread(id + i * 13, 0, 100) / 100)),
      isDefault: false,
      isNew: isNew(row),
      attributes: parts,
      image: pictureOf(pictured, parts.Color),
    };
  });
  const first = variants.find((variant) => variant.available > 0) ?? variants[0];
  return variants.map((variant) => ({ ...variant, isDefault: variant === first }));
}

function imagesOf(row: Row, slug: string): string[] {
  const colours = row.colours ?? [undefined];
  const images = colours.flatMap((colour) => [pictureOf(slug, colour), pictureOf(slug, colour, 'view')]);
  const closeUp = row.closeUp ? [pictureOf(slug, colours[0], 'close-up')] : [];
  return [...images, pictureOf(slug, colours[0], 'detail'), ...closeUp];
}

/** `pictured` is the slug of the product whose pictures are shown. */
export function expandRow(
  row: Row,
  department: Omit<Department, 'rows'>,
  index: number,
  pictured = slugify(row.title),
): SeedProduct {
  const id = department.firstId + index;
  const slug = slugify(row.title);
  const code = `${row.in.slice(0, 3).toUpperCase()}-${id}`;
  const variants = variantsOf(row, id, code, pictured);
  const has = (flag: string): boolean => row.flags?.includes(flag) ?? false;
  const isArrival = row.date >= arrivals.from && row.date < arrivals.before && !has('b');
  const inStock = variants.some((variant) => variant.available > 0);
  const sections = [has('b') && 'best-sellers', isArrival && 'new-arrivals', has('f') && 'featured'];
  return {
    id,
    title: row.title,
    slug,
    code,
    brand: row.brand,
    categorySlug: row.in,
    sections: sections.filter((section): section is string => section !== false),
    description: `<p>${row.text}</p><ul>${row.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    shortDescription: row.short,
    barcode: barcodeOf(id),
    stockStatus: has('p') ? 'Pre-order' : inStock ? 'In Stock' : 'Out of Stock',
    facts: row.facts ?? {},
    returnPolicy: department.returns,
    attributes: choicesOf(row).map(({ name, options }) => ({ name, options: options.map((o) => optionOf(o)[0]) })),
    swatches: (row.colours ?? []).map((name) => ({ name, value: colourOf(name) })),
    variants,
    images: imagesOf(row, pictured),
    altText: row.colours?.[0] === undefined ? row.title : `${row.title} in ${row.colours[0].toLowerCase()}`,
    featured: has('f'),
    isNew: isNew(row),
    preOrder: has('p'),
    publishedAt: `${row.date}T08:00:00Z`,
    tags: row.tags,
  };
}
