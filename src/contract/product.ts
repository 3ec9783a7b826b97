import * as v from 'valibot';
import { safeHttpUrl } from '../lib/safeUrl';
import { CARD_FIELDS, readCategoryRef } from './cardFields';
import { readOne, reply } from './envelope';
import { readPhotos } from './photos';
import { readList, readTags, readTexts, readWholeList } from './lists';
import { readSwatches } from './swatches';
import {
  count,
  field,
  fields,
  flag,
  image,
  model,
  number,
  requiredId,
  requiredText,
  shape,
  text,
  textOrNull,
} from './readers';
import { variantSchema } from './variant';

const section = shape({ title: text, slug: requiredText });
const option = shape({ name: requiredText });
const attribute = shape({ name: requiredText, options: field(readList(option, 'attribute option')) });

export const productSchema = v.pipe(
  model({
    ...fields(CARD_FIELDS),
    id: requiredId,
    title: requiredText,
    slug: requiredText,
    code: requiredText,
    brand: text,
    description: text,
    short_description: text,
    sku: text,
    barcode: text,
    weight: text,
    dimensions: text,
    stock_status: text,
    warranty: text,
    return_policy: text,
    filterCategory: field(readCategoryRef),
    filterSection: field(readList(section, 'filter section')),
    attributes: field(readList(attribute, 'attribute')),
    variants: field(readList(variantSchema, 'variant')),
    imgSrc2: image,
    imgSecondSrc: image,
    photos: field(readPhotos),
    altText: text,
    stars: number,
    rating: number,
    reviews: number,
    featured: flag,
    isSale: flag,
    pre_order: flag,
    badge: text,
    expiry_date: textOrNull,
    video_url: field((raw) => safeHttpUrl(raw) ?? ''),
    available: count,
    sold: count,
    colors: field(readTexts),
    tags: field(readTags),
    swatches: field(readSwatches),
    meta_title: text,
    meta_description: text,
    meta_keywords: text,
  }),
  v.transform(({ imgSecondSrc, imgSrc2, ...product }) => ({ ...product, secondImage: imgSecondSrc ?? imgSrc2 })),
);
export type Product = v.InferOutput<typeof productSchema>;

const readProducts = readWholeList(productSchema, 'product');

/** Reply of the search and of a collection's products. */
export const productsReply = reply<Product[]>(readProducts, []);
/** Null when the category does not exist. */
export const categoryProductsReply = reply<Product[] | null>((raw) => (raw === null ? null : readProducts(raw)), []);
export const productReply = reply<Product | null>(readOne(productSchema), null);
