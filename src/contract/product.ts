import * as v from 'valibot';
import { safeHttpUrl } from '../lib/safeUrl';
import { categoryRefSchema } from './category';
import { readOne, reply } from './envelope';
import { readPhotos } from './photos';
import { readDiscount } from './plainReaders';
import { readList, readTags, readTexts, readWholeList } from './lists';
import { readSwatches } from './swatches';
import {
  count,
  field,
  flag,
  image,
  moment,
  number,
  price,
  readWith,
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
const categoryRef = field(readWith(categoryRefSchema));

export const productSchema = v.pipe(
  shape({
    id: requiredId,
    title: requiredText,
    slug: requiredText,
    code: requiredText,
    has_variant: flag,
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
    category: categoryRef,
    filterCategory: categoryRef,
    filterSection: field(readList(section, 'filter section')),
    attributes: field(readList(attribute, 'attribute')),
    variants: field(readList(variantSchema, 'variant')),
    price,
    priceOld: price,
    discount: field(readDiscount),
    imgSrc: image,
    imgSrc2: image,
    imgSecondSrc: image,
    photos: field(readPhotos),
    altText: text,
    stars: number,
    rating: number,
    reviews: number,
    featured: flag,
    isNew: flag,
    isSale: flag,
    pre_order: flag,
    badge: text,
    expiry_date: textOrNull,
    published_at: moment,
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
  v.transform((wire) => ({
    id: wire.id,
    title: wire.title,
    slug: wire.slug,
    code: wire.code,
    hasVariant: wire.has_variant,
    brand: wire.brand,
    description: wire.description,
    shortDescription: wire.short_description,
    sku: wire.sku,
    barcode: wire.barcode,
    weight: wire.weight,
    dimensions: wire.dimensions,
    stockStatus: wire.stock_status,
    warranty: wire.warranty,
    returnPolicy: wire.return_policy,
    category: wire.category,
    filterCategory: wire.filterCategory,
    filterSection: wire.filterSection,
    attributes: wire.attributes,
    variants: wire.variants,
    price: wire.price,
    priceOld: wire.priceOld,
    discount: wire.discount,
    imgSrc: wire.imgSrc,
    secondImage: wire.imgSecondSrc ?? wire.imgSrc2,
    photos: wire.photos,
    altText: wire.altText,
    stars: wire.stars,
    rating: wire.rating,
    reviews: wire.reviews,
    featured: wire.featured,
    isNew: wire.isNew,
    isSale: wire.isSale,
    preOrder: wire.pre_order,
    badge: wire.badge,
    expiryDate: wire.expiry_date,
    publishedAt: wire.published_at,
    videoUrl: wire.video_url,
    available: wire.available,
    sold: wire.sold,
    colors: wire.colors,
    tags: wire.tags,
    swatches: wire.swatches,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    metaKeywords: wire.meta_keywords,
  })),
);
export type Product = v.InferOutput<typeof productSchema>;

/** Of search, of a category and of a collection. */
export const productsReply = reply<Product[]>(readWholeList(productSchema, 'product'), []);
export const productReply = reply<Product | null>(readOne(productSchema), null);
