import type { SeedCategory, SeedProduct, SeedVariant } from '../demo/catalogue/types';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const major = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** The fixed part of a variant's JSON; price, stock and sales have their own columns. */
export const variantDocument = (variant: SeedVariant): object => ({
  sku: variant.sku,
  priceOld: major(variant.priceOld),
  isNew: flag(variant.isNew),
  isSale: flag(variant.priceOld !== null),
  is_default: flag(variant.isDefault),
  image: variant.image,
  attributes: variant.attributes,
});

/** The part of a product that lists include too. */
export const productSummary = (
  product: SeedProduct,
  category: SeedCategory | undefined,
  sectionTitles: ReadonlyMap<string, string>,
): object => {
  const categoryRef = category ? { name: category.name, slug: category.slug } : null;
  return {
    id: product.id,
    title: product.title,
    slug: product.slug,
    code: product.code,
    has_variant: flag(product.variants.length > 1),
    brand: product.brand,
    sku: product.code,
    category: categoryRef,
    filterCategory: categoryRef,
    filterSection: product.sections.map((slug) => ({ title: sectionTitles.get(slug) ?? slug, slug })),
    attributes: product.attributes.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ name: option })),
    })),
    imgSrc: product.images[0] ?? null,
    imgSrc2: product.images[1] ?? null,
    imgSecondSrc: null,
    photos: product.images.slice(0, 2),
    altText: product.altText,
    short_description: product.shortDescription,
    stock_status: product.stockStatus,
    featured: flag(product.featured),
    isNew: flag(product.isNew),
    isSale: flag(product.variants.some(({ priceOld }) => priceOld !== null)),
    pre_order: flag(product.preOrder),
    badge: product.preOrder ? 'Pre-order' : '',
    expiry_date: null,
    published_at: product.publishedAt,
    colors: product.attributes.find(({ name }) => /^colou?r$/i.test(name))?.options ?? [],
    tags: product.tags,
    swatches: product.swatches,
  };
};

/** Fields that only the detail page shows. */
export const productDetails = (product: SeedProduct): object => ({
  description: product.description,
  barcode: product.barcode,
  weight: '',
  dimensions: '',
  warranty: '',
  ...product.facts,
  return_policy: product.returnPolicy,
  photos: product.images,
  video_url: '',
  meta_title: `${product.title} | Kasa & Co`,
  meta_description: product.shortDescription,
  meta_keywords: product.tags.join(', '),
});
