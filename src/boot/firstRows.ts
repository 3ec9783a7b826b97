import { readDiscount, readFlag, readNumber, readText, toEntries } from '../contract/plainReaders';
import { parseDate } from '../lib/dates';
import { type Id, readId } from '../lib/ids';
import { isRecord } from '../lib/isRecord';
import { type Minor, type Price, toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';

export type Wire = Record<string, unknown>;

/** What a reply brings; null where it refuses or is not the usual one: then nothing is painted of it. */
export const dataOf = (reply: unknown): unknown =>
  isRecord(reply) && readNumber(reply.status) === 1 ? (reply.data ?? null) : null;

export const listOf = (raw: unknown): Wire[] => (toEntries(raw) ?? []).filter(isRecord);

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
    discount: readDiscount(wire.discount),
    isNew: readFlag(wire.isNew),
    wire,
  };
};

/** The first of a list as the page shows it: in the order of the reply, or the latest first. */
export const firstOf = (data: unknown, count: number, latestFirst: boolean): FirstProduct[] => {
  const rows = listOf(data);
  const at = (wire: Wire) => parseDate(wire.published_at)?.getTime() ?? -Infinity;
  const sorted = latestFirst ? rows.map((wire) => ({ wire, at: at(wire) })).sort((a, b) => b.at - a.at) : null;
  const first = (sorted?.map(({ wire }) => wire) ?? rows).slice(0, count).map(productOf);
  return first.every((product) => product !== null) ? first : [];
};

export const variantOf = (wire: Wire, asked: string | null): Wire | null => {
  const variants = listOf(wire.variants);
  const isAsked = ({ variant_id, id }: Wire) => asked !== null && (readId(variant_id) ?? readId(id)) === asked;
  return variants.find(isAsked) ?? variants.find(({ is_default }) => readFlag(is_default)) ?? null;
};
