import { readId } from '../lib/ids';
import { isRecord } from '../lib/json';
import { toMinor } from '../lib/money';
import { safeImageUrl } from '../lib/safeUrl';
import {
  type ModelName,
  modelName,
  readDiscount,
  readFlag,
  readMoment,
  readText,
  readRecords,
  type Wire,
} from './plainReaders';

export interface CategoryRef {
  name: string;
  /** Empty when unknown: then there is nothing to link to. */
  slug: string;
}

/** A product's reference to its category; null without a name. */
export const readCategoryRef = (raw: unknown): CategoryRef | null => {
  if (!isRecord(raw)) return null;
  const name = readText(raw.name);
  return name === '' ? null : { name, slug: readText(raw.slug) };
};

/** What a product's card is made of: each field by its name on the wire, with its reader. */
export const CARD_FIELDS = {
  id: readId,
  title: readText,
  slug: readText,
  code: readText,
  has_variant: readFlag,
  category: readCategoryRef,
  imgSrc: safeImageUrl,
  price: toMinor,
  priceOld: toMinor,
  discount: readDiscount,
  isNew: readFlag,
  published_at: readMoment,
};
/** The same of each of the product's variants. */
export const CARD_VARIANT_FIELDS = { price: toMinor, priceOld: toMinor };

type Readers = Record<string, (raw: unknown) => unknown>;
type Read<R extends Readers> = { [Name in keyof R as ModelName<Name>]: ReturnType<R[Name]> };

export const readFields = <R extends Readers>(readers: R, wire: Wire) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [modelName(name), read(wire[name])])) as Read<R>;

const readAll = (wire: Wire) => ({
  ...readFields(CARD_FIELDS, wire),
  variants: readRecords(wire.variants).map((variant) => readFields(CARD_VARIANT_FIELDS, variant)),
});
export type CardProduct = ReturnType<typeof readAll> & { id: string };

/** Reads a card's fields without a schema; null when it has no address to link to, or no title. */
export const readCard = (wire: Wire): CardProduct | null => {
  const { id, ...card } = readAll(wire);
  return id !== null && card.title && card.slug && card.code ? { ...card, id } : null;
};

const only = (names: readonly string[], wire: Wire): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => names.includes(name)));

/** The part of a product's wire form that its card is made of. */
export const cardExcerpt = (wire: Wire): Wire => ({
  ...only(Object.keys(CARD_FIELDS), wire),
  variants: readRecords(wire.variants).map((variant) => only(Object.keys(CARD_VARIANT_FIELDS), variant)),
});
