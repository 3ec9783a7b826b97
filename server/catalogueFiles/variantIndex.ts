import type { Problems } from './problems';
import type { Place, Table } from './readTable';

/** Where each product's variants stand in the file, in their order there; the file is checked at the same time. */
export const indexVariants = (table: Table<'variants.csv'>, problems: Problems): Map<string, Place[]> => {
  const places = new Map<string, Place[]>();
  const skus = new Map<string, number>();
  for (const { cells, line, start, bytes } of table.rows()) {
    const { product, sku, price, old_price: old } = cells;
    const report = (text: string) => problems.add('variants.csv', line, text);
    const known = skus.get(sku);
    if (known !== undefined) report(`sku '${sku}' is already in line ${known}`);
    else if (sku !== '') skus.set(sku, line);
    if (Number(old) <= Number(price) && old !== '') report(`old_price ${old} is not above the price ${price}`);
    const place = { line, start, bytes };
    const others = places.get(product);
    if (others) others.push(place);
    else places.set(product, [place]);
  }
  return places;
};
