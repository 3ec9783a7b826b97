import * as v from 'valibot';
import { type Id, readId } from '../lib/ids';
import { isRecord } from '../lib/json';
import type { PriceAmount } from '../lib/money';
import type { NameValue } from './attributes';
import { reply } from './envelope';
import { readWholeList, reportUnreadable } from './lists';
import { toEntries } from './plainReaders';
import { moment, quantity, required, readWith, shape } from './readers';
import { type VariantDetail, variantDetailSchema } from './variant';

/** A line as the shop shows it. Its identity is the variant: two sizes are two lines. */
export interface CartLine {
  id: Id;
  productId: Id | null;
  slug: string;
  code: string;
  quantity: number;
  price: PriceAmount;
  available: number | null;
  product: { title: string; imgSrc: string | null; category: { name: string } | null };
  attributes: NameValue[];
}

const readVariant = (raw: unknown): { variantId: Id; variant: VariantDetail | null } | null => {
  const id = readId(raw);
  if (id !== null) return { variantId: id, variant: null };
  const variant = readWith(variantDetailSchema)(raw);
  // A variant without its product cannot be rendered, so only its id is kept and the variant is requested.
  return variant && { variantId: variant.id, variant: variant.product ? variant : null };
};

/** `product_variant` is the id alone, or the whole variant (then no further call is needed). */
export const cartItemSchema = v.pipe(
  shape({ product_variant: required(readVariant), quantity, added_at: moment }),
  v.transform(({ product_variant, quantity: pieces, added_at: addedAt }) => ({
    ...product_variant,
    quantity: pieces,
    addedAt,
  })),
);
export type CartItem = v.InferOutput<typeof cartItemSchema>;

const readItems = readWholeList(cartItemSchema, 'cart item');

/** A variant that the server has deleted while its cart still lists it: it can neither be shown nor removed. */
const isDeletedVariant = (entry: unknown): boolean => {
  const isDeleted = isRecord(entry) && entry.product_variant === null;
  if (isDeleted) reportUnreadable('cart item was left out: its variant is null');
  return isDeleted;
};

const readCart = (raw: unknown): CartItem[] | undefined =>
  readItems(toEntries(raw)?.filter((entry) => !isDeletedVariant(entry)) ?? raw);

export const cartReply = reply<CartItem[]>(readCart, []);
