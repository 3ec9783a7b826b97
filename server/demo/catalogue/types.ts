/** One purchasable combination of options. Amounts are integers in minor units (pesewas). */
export interface SeedVariant {
  id: number;
  sku: string;
  price: number;
  priceOld: number | null;
  available: number;
  sold: number;
  isDefault: boolean;
  isNew: boolean;
  isSale: boolean;
  vendorPrice: number;
  attributes: Record<string, string>;
  image: string;
}

export interface SeedProduct {
  id: number;
  title: string;
  slug: string;
  code: string;
  brand: string;
  categorySlug: string;
  sections: string[];
  description: string;
  shortDescription: string;
  sku: string;
  barcode: string;
  stockStatus: string;
  /** Further fields of the product's page, as the reply names them. */
  facts: Readonly<Record<string, unknown>>;
  returnPolicy: string;
  attributes: { name: string; options: string[] }[];
  swatches: { name: string; value: string }[];
  variants: SeedVariant[];
  images: string[];
  altText: string;
  stars: number;
  rating: number;
  reviews: number;
  featured: boolean;
  isNew: boolean;
  isSale: boolean;
  preOrder: boolean;
  badge: string;
  publishedAt: string;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
}

export interface SeedCategory {
  id: number;
  name: string;
  slug: string;
  parentSlug: string | null;
  showOnMenu: boolean;
  main: boolean;
  image: string;
}

export interface SeedSlide {
  id: number;
  imageSrc: string;
  category: string;
  title: string;
  linkType: 'External' | 'Page' | 'Product' | 'Category';
  buttonUrl: string;
  buttonText: string;
}

interface SeedSection {
  title: string;
  slug: string;
}

export interface Catalogue {
  categories: SeedCategory[];
  sections: SeedSection[];
  products: SeedProduct[];
  slides: SeedSlide[];
}
