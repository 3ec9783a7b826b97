import { parseDate } from '../lib/dates';
import { type Minor, toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';

type Wire = Record<string, unknown>;

const isRecord = (raw: unknown): raw is Wire => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
export const isFlagged = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1';
export const wordsOf = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');
const idOf = (raw: unknown): string => (typeof raw === 'number' ? String(raw) : wordsOf(raw));

/** What a reply brings; null where it refuses or is not the usual one: then nothing is painted of it. */
export const dataOf = (reply: unknown): unknown =>
  isRecord(reply) && Number(reply.status) === 1 ? (reply.data ?? null) : null;

export const listOf = (raw: unknown): Wire[] => {
  const list = isRecord(raw) ? raw.data : raw;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** The little of a product that its first picture on the screen needs. */
export interface FirstProduct {
  id: string;
  title: string;
  slug: string;
  code: string;
  category: string;
  image: string | null;
  price: Minor;
  old: Minor;
  discount: number;
  isNew: boolean;
  wire: Wire;
}

/** Null for whatever is not plainly there: the page itself knows what to make of it. */
export const productOf = (wire: Wire): FirstProduct | null => {
  const id = idOf(wire.id);
  const [title, slug, code] = [wordsOf(wire.title), wordsOf(wire.slug), wordsOf(wire.code)];
  const price = toMinor(wire.price);
  if (!id || !title || !slug || !code || price === null) return null;
  return {
    id,
    title,
    slug,
    code,
    category: isRecord(wire.category) ? wordsOf(wire.category.name) : '',
    image: safeImageUrl(wire.imgSrc),
    price,
    old: toMinor(wire.priceOld) ?? 0,
    discount: Number(wire.discount) || 0,
    isNew: isFlagged(wire.isNew),
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
  const isAsked = ({ variant_id, id }: Wire) => idOf(variant_id ?? id) === asked;
  return variants.find(isAsked) ?? variants.find(({ is_default }) => isFlagged(is_default)) ?? null;
};
