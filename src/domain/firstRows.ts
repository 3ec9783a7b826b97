import { listPrice } from './price';
import { firstRows, rowsOf } from '../contract/listStart';
import { readDiscount, readFlag, readText } from '../contract/plainReaders';
import { type Id, readId } from '../lib/ids';
import { isRecord } from '../lib/json';
import { type Minor, type PriceAmount, toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';

export type Wire = Record<string, unknown>;

/** The fields of a product that the early paint needs. */
export interface FirstProduct {
  id: Id;
  title: string;
  slug: string;
  code: string;
  category: string;
  image: string | null;
  price: Minor;
  old: PriceAmount;
  highest: PriceAmount;
  discount: number;
  isNew: boolean;
  wire: Wire;
}

const pricesOf = ({ price, priceOld }: Wire) => ({ price: toMinor(price), priceOld: toMinor(priceOld) });

/** The prices of a product and of its variants. */
export const allPricesOf = (wire: Wire) => ({
  ...pricesOf(wire),
  hasVariant: readFlag(wire.has_variant),
  variants: rowsOf(wire.variants).map(pricesOf),
  discount: readDiscount(wire.discount),
});

/** Null for ambiguous data, which the page itself handles later. */
export const productOf = (wire: Wire): FirstProduct | null => {
  const id = readId(wire.id);
  const [title, slug, code] = [readText(wire.title), readText(wire.slug), readText(wire.code)];
  const { price, ...prices } = listPrice(allPricesOf(wire));
  if (!id || !title || !slug || !code || price === null) return null;
  return {
    id,
    title,
    slug,
    code,
    category: isRecord(wire.category) ? readText(wire.category.name) : '',
    image: safeImageUrl(wire.imgSrc),
    price,
    ...prices,
    isNew: readFlag(wire.isNew),
    wire,
  };
};

/** The first cards of a list; none when one of them cannot be read for certain. */
export const firstOf = (data: unknown, latestFirst: boolean): FirstProduct[] => {
  const first = firstRows(data, latestFirst).map(productOf);
  return first.every((product) => product !== null) ? first : [];
};
