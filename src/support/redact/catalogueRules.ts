import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import type { Slide } from '../../contract/slide';
import type { Variant, VariantDetail } from '../../contract/variant';
import { day, emptied, keptFlag, keptNumber, omitted, publicText, replacedBy, slug } from './redactors';
import type { RuleFor } from './rule';

/** Public catalogue data. Pictures are left out, so that viewing a snapshot loads nothing. */
const noPicture = replacedBy(null);
const nameValue = { fields: { name: publicText, value: publicText } };
const categoryRef = { fields: { name: publicText, slug } };

const variant: RuleFor<Variant> = {
  fields: {
    id: slug,
    sku: publicText,
    price: keptNumber,
    priceOld: keptNumber,
    isNew: keptFlag,
    isSale: keptFlag,
    isDefault: keptFlag,
    available: keptNumber,
    sold: omitted,
    image: noPicture,
    attributes: { each: nameValue },
  },
};

/** In a list, only the fields that cards, quick view, filters and sorting use. A field that is not named here is exported empty. */
const productRules = (whole: boolean): RuleFor<Product> => {
  const onPage = whole ? publicText : omitted;
  return {
    fields: {
      id: slug,
      title: publicText,
      slug,
      code: slug,
      hasVariant: keptFlag,
      brand: publicText,
      description: onPage,
      shortDescription: publicText,
      sku: publicText,
      barcode: onPage,
      weight: onPage,
      dimensions: onPage,
      stockStatus: publicText,
      warranty: onPage,
      returnPolicy: onPage,
      category: categoryRef,
      filterCategory: categoryRef,
      filterSection: { each: { fields: { title: publicText, slug } } },
      attributes: { each: { fields: { name: publicText, options: { each: { fields: { name: publicText } } } } } },
      variants: { each: variant },
      price: keptNumber,
      priceOld: keptNumber,
      discount: keptNumber,
      imgSrc: noPicture,
      secondImage: noPicture,
      altText: onPage,
      stars: keptNumber,
      rating: keptNumber,
      reviews: keptNumber,
      featured: keptFlag,
      isNew: keptFlag,
      isSale: keptFlag,
      preOrder: keptFlag,
      badge: publicText,
      expiryDate: omitted,
      publishedAt: publishedAt,
      available: keptNumber,
      sold: omitted,
      colors: { each: publicText },
      tags: { each: publicText },
      swatches: { each: nameValue },
    },
    others: emptied,
  };
};

const publishedAt = {
  kind: 'exported' as const,
  redact: (value: unknown, names: Parameters<typeof day.redact>[1]) =>
    typeof value === 'number' ? value : day.redact(value, names),
};

export const publicProduct = productRules(true);
export const listedProduct = productRules(false);

export const publicVariant: RuleFor<VariantDetail> = {
  fields: {
    ...(variant as { fields: { [K in keyof Variant]-?: RuleFor<Variant[K]> } }).fields,
    product: {
      fields: { id: slug, title: publicText, slug, code: slug, imgSrc: noPicture, category: categoryRef },
    },
  },
};

/** Names and slugs of a category tree down to its last level. */
const categoryAt = (depth: number): RuleFor<Category> => ({
  fields: {
    id: slug,
    name: publicText,
    slug,
    imageUrl: noPicture,
    parentSlug: slug,
    showOnMenu: keptFlag,
    children: depth > 1 ? { each: categoryAt(depth - 1) } : replacedBy([]),
  },
});
export const publicCategory = categoryAt(5);

export const publicSlide: RuleFor<Slide> = {
  fields: {
    id: slug,
    category: publicText,
    title: publicText,
    imageSrc: noPicture,
    linkType: publicText,
    buttonUrl: publicText,
    buttonText: publicText,
  },
};
