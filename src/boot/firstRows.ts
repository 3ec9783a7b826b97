import { isStartOf } from '../domain/price';
import { firstRows, rowsOf } from '../contract/listStart';
import { readDiscount, readFlag, readText } from '../contract/plainReaders';
import { type Id, readId } from '../lib/ids';
import { isRecord } from '../lib/isRecord';
import { type Minor, type Price, toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';

export type Wire = Record<string, unknown>;

/** The little of a product that its first picture on the screen needs. */
export interface FirstProduct {
  id: Id;
  title: string;
  slug: string;
  code: string;
  category: string;
  image: string | null;
  price: Minor;
  old: Price;
  /** Other shapes of it cost more. */
  isStart: boolean;
  discount: number;
  isNew: boolean;
  wire: Wire;
}

/** Null for whatever is not plainly there: the page itself knows what to make of it. */
export const productOf = (wire: Wire): FirstProduct | null => {
  const id = readId(wire.id);
  const [title, slug, code] = [readText(wire.title), readText(wire.slug), readText(wire.code)];
  const price = toMinor(wire.price);
  if (!id || !title || !slug || !code || price === null) return null;
  return {
    id,
    title,
    slug,
    code,
    category: isRecord(wire.category) ? readText(wire.category.name) : '',
    image: safeImageUrl(wire.imgSrc),
    price,
    old: toMinor(wire.priceOld),
    isStart: isStartOf(
      price,
      rowsOf(wire.variants).map((variant) => toMinor(variant.price)),
    ),
    discount: readDiscount(wire.discount),
    isNew: readFlag(wire.isNew),
    wire,
  };
};

/** The first cards of a list; none where one of them is not plainly there. */
export const firstOf = (data: unknown, latestFirst: boolean): FirstProduct[] => {
  const first = firstRows(data, latestFirst).map(productOf);
  return first.every((product) => product !== null) ? first : [];
};
