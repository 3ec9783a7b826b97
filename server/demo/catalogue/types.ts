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
  featured: boolean;
  isNew: boolean;
  preOrder: boolean;
  publishedAt: string;
  tags: readonly string[];
}

export interface SeedCategory {
  id: number;
  name: string;
  slug: string;
  parentSlug: string | null;
  showOnMenu: boolean;
  image: string;
}

/** A slide as the reply has it. */
export interface SeedSlide {
  id: number;
  image_src: string;
  category: string;
  title: string;
  link_type: 'External' | 'Page' | 'Product' | 'Category';
  button_url: string;
  button_text: string;
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
