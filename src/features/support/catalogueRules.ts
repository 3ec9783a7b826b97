import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import type { Slide } from '../../contract/slide';
import type { Variant, VariantDetail } from '../../contract/variant';
import { day, flag, instead, leftOut, number, open, slug } from './leaves';
import type { RuleFor } from './rule';

/** What the shop shows to everybody. Pictures are left out, so that looking at a snapshot loads nothing. */
const noPicture = instead(null);
const nameValue = { fields: { name: open, value: open } };
const categoryRef = { fields: { name: open, slug } };

const variant: RuleFor<Variant> = {
  fields: {
    id: slug,
    sku: open,
    price: number,
    priceOld: number,
    isNew: flag,
    isSale: flag,
    isDefault: flag,
    available: number,
    sold: leftOut,
    image: noPicture,
    attributes: { each: nameValue },
  },
};

/** In a list only what a card, the filters and the sorting look at. */
const productRules = (whole: boolean): RuleFor<Product> => {
  const onPage = whole ? open : leftOut;
  return {
    fields: {
      id: slug,
      title: open,
      slug,
      code: slug,
      hasVariant: flag,
      brand: open,
      description: onPage,
      shortDescription: open,
      sku: onPage,
      barcode: leftOut,
      weight: onPage,
      dimensions: onPage,
      stockStatus: open,
      warranty: onPage,
      returnPolicy: onPage,
      category: categoryRef,
      filterCategory: categoryRef,
      filterSection: { each: { fields: { title: open, slug } } },
      attributes: { each: { fields: { name: open, options: { each: { fields: { name: open } } } } } },
      variants: { each: variant },
      price: number,
      priceOld: number,
      discount: number,
      imgSrc: noPicture,
      secondImage: noPicture,
      photos: instead([]),
      altText: onPage,
      stars: number,
      rating: number,
      reviews: number,
      featured: flag,
      isNew: flag,
      isSale: flag,
      preOrder: flag,
      badge: open,
      expiryDate: leftOut,
      publishedAt: publishedAt,
      videoUrl: instead(''),
      available: number,
      sold: leftOut,
      colors: { each: open },
      tags: { each: open },
      swatches: { each: nameValue },
      metaTitle: instead(''),
      metaDescription: instead(''),
      metaKeywords: instead(''),
    },
  };
};

const publishedAt = {
  kind: 'exported' as const,
  put: (value: unknown, names: Parameters<typeof day.put>[1]) =>
    typeof value === 'number' ? value : day.put(value, names),
};

export const publicProduct = productRules(true);
export const listedProduct = productRules(false);

export const publicVariant: RuleFor<VariantDetail> = {
  fields: {
    ...(variant as { fields: { [K in keyof Variant]-?: RuleFor<Variant[K]> } }).fields,
    product: {
      fields: { id: slug, title: open, slug, code: slug, imgSrc: noPicture, category: categoryRef },
    },
  },
};

/** Names and addresses of a tree as deep as it goes. */
const categoryAt = (depth: number): RuleFor<Category> => ({
  fields: {
    id: slug,
    name: open,
    slug,
    imageUrl: noPicture,
    parentSlug: slug,
    showOnMenu: flag,
    children: depth > 1 ? { each: categoryAt(depth - 1) } : instead([]),
  },
});
export const publicCategory = categoryAt(5);

export const publicSlide: RuleFor<Slide> = {
  fields: {
    id: slug,
    category: open,
    title: open,
    imageSrc: noPicture,
    linkType: open,
    buttonUrl: open,
    buttonText: open,
  },
};
