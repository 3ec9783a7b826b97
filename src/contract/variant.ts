import * as v from 'valibot';
import { readId } from '../lib/ids';
import { isRecord } from '../lib/json';
import { readAttributes } from './attributes';
import { readCategoryRef } from './cardFields';
import { readOne, reply } from './envelope';
import { count, field, flag, image, price, readWith, requiredText, shape, text } from './readers';

const wireVariant = v.pipe(
  shape({
    variant_id: field(readId),
    id: field(readId),
    sku: text,
    price,
    priceOld: price,
    isNew: flag,
    isSale: flag,
    is_default: flag,
    available: count,
    sold: count,
    image,
    attributes: field(readAttributes),
  }),
  v.check(({ variant_id, id }) => variant_id !== null || id !== null, 'A variant needs an id'),
);

/** The retailer's own cost (`vendor_price`) is not read: it must not reach a browser. */
export const variantSchema = v.pipe(
  wireVariant,
  v.transform(({ variant_id, id, is_default, ...rest }) => ({
    ...rest,
    id: variant_id ?? id ?? '',
    isDefault: is_default,
  })),
);
export type Variant = v.InferOutput<typeof variantSchema>;

const productRefSchema = shape({
  id: field(readId),
  title: requiredText,
  slug: text,
  code: text,
  imgSrc: image,
  category: field(readCategoryRef),
});
export type ProductRef = v.InferOutput<typeof productRefSchema>;
export type VariantDetail = Variant & { product: ProductRef | null };

/** Some back ends put the product's fields on the variant itself, with or without a `product_id`. */
const readProductOf = (raw: Record<string, unknown>): ProductRef | null =>
  readWith(productRefSchema)(isRecord(raw.product) ? raw.product : { ...raw, id: raw.product_id });

export const variantDetailSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord),
  v.transform((raw) => ({ variant: readWith(variantSchema)(raw), product: readProductOf(raw) })),
  v.rawTransform(({ dataset, addIssue, NEVER }): VariantDetail => {
    const { variant, product } = dataset.value;
    if (variant) return { ...variant, product };
    addIssue({ message: 'A variant needs an id' });
    return NEVER;
  }),
);

export const variantReply = reply<VariantDetail | null>(readOne(variantDetailSchema), null);
