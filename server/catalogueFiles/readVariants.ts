import { toMinor } from '../../src/lib/money';
import type { SeedProduct, SeedVariant } from '../demo/catalogue/types';
import { COLUMNS, pairsOf } from './columns';
import type { GoodsIds } from './goodsIds';
import type { Pictures } from './pictures';
import type { Problems } from './problems';
import type { Row } from './readTable';

interface Context {
  ids: GoodsIds;
  pictures: Pictures;
  problems: Problems;
}

type Rows = readonly Row<'variants.csv'>[];

const optionsOf = (attributes: string, names: readonly string[]): string[] => {
  const given = new Map(pairsOf(attributes));
  return names.map((name) => given.get(name) ?? '');
};

/** Reports a second default variant, and attributes that are not the product's or those of another variant. */
const checkVariants = (rows: Rows, names: readonly string[], problems: Problems): void => {
  const combinations = new Set<string>();
  let hasDefault = false;
  for (const { cells, line } of rows) {
    const report = (text: string) => problems.add('variants.csv', line, text);
    if (cells.default === '1' && hasDefault) report(`${cells.product} has another default variant`);
    hasDefault ||= cells.default === '1';
    // Reported with the line already.
    if (!COLUMNS['variants.csv'].attributes.accepts(cells.attributes)) continue;
    const options = optionsOf(cells.attributes, names);
    const combination = options.join('|');
    if (pairsOf(cells.attributes).length !== names.length || options.includes(''))
      report(`attributes must be ${names.join(' and ') || 'empty'}, as in the product’s first variant`);
    else if (combinations.has(combination))
      report(`attributes '${cells.attributes}' are those of another variant of ${cells.product}`);
    combinations.add(combination);
  }
};

/** A product's variants; the first of them names the attributes that all must have. */
export const readVariants = (
  rows: Rows,
  { isNew, images }: Pick<SeedProduct, 'isNew' | 'images'>,
  { ids, pictures, problems }: Context,
): Pick<SeedProduct, 'attributes' | 'variants'> => {
  const names = pairsOf(rows[0]?.cells.attributes ?? '').map(([name]) => name);
  checkVariants(rows, names, problems);
  const variants = rows.map(({ cells, line }): SeedVariant => {
    const options = optionsOf(cells.attributes, names);
    return {
      id: ids.variants.idOf(cells.sku),
      sku: cells.sku,
      price: toMinor(cells.price) ?? 0,
      priceOld: toMinor(cells.old_price),
      available: Number(cells.stock),
      sold: Number(cells.sold),
      isDefault: cells.default === '1',
      isNew,
      attributes: Object.fromEntries(names.map((name, i) => [name, options[i] ?? ''])),
      image:
        cells.picture === ''
          ? (images[0] ?? '')
          : pictures.addressOf(cells.picture, (text) => problems.add('variants.csv', line, text)),
    };
  });
  const shown =
    variants.find(({ isDefault }) => isDefault) ?? variants.find(({ available }) => available > 0) ?? variants[0];
  return {
    attributes: names.map((name) => ({
      name,
      options: [...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))],
    })),
    variants: variants.map((variant) => ({ ...variant, isDefault: variant === shown })),
  };
};
