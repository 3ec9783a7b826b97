import type { Catalogue, SeedCategory } from '../demo/catalogue/types';
import { stores } from '../demo/catalogue/stores';
import { searchText } from './searchText';
import { productDetails, productSummary, variantDocument } from './seedDocuments';

export const demoBusiness = {
  name: 'Kasa & Co',
  logo: '/media/logo.svg',
  currency: 'GHS',
  default_creditor: {
    uuid: '6f1c2f0e-7b1d-4c55-9a43-2f6f3f2b9d10',
    name: 'Kasa Credit',
    logo: '/media/creditor.svg',
  },
};

export const categoryRows = ({ categories }: Pick<Catalogue, 'categories'>): object[] =>
  categories.map((category, position) => ({
    id: category.id,
    slug: category.slug,
    name: category.name,
    image_url: category.image,
    parent_slug: category.parentSlug,
    show_on_menu: category.showOnMenu,
    is_main: category.parentSlug === null,
    position,
  }));

export const sectionRows = ({ sections }: Pick<Catalogue, 'sections'>): object[] =>
  sections.map(({ slug, title }, position) => ({ slug, title, position }));

export const slideRows = ({ slides }: Pick<Catalogue, 'slides'>): object[] =>
  slides.map((slide, position) => ({ id: slide.id, position, document: slide }));

const withAncestors = (categories: Map<string, SeedCategory>, slug: string): string[] => {
  const names: string[] = [];
  for (let next = categories.get(slug); next; next = categories.get(next.parentSlug ?? '')) names.push(next.name);
  return names;
};

export const productRows = ({ categories, products, sections }: Catalogue, from: number): object[] => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const titles = new Map(sections.map((section) => [section.slug, section.title]));
  return products.map((product, index) => {
    const category = bySlug.get(product.categorySlug);
    return {
      id: product.id,
      code: product.code,
      slug: product.slug,
      title: product.title,
      img_src: product.images[0] ?? null,
      category_slug: product.categorySlug,
      search_text: searchText({
        ...product,
        options: product.attributes.flatMap(({ options }) => options),
        categories: withAncestors(bySlug, product.categorySlug),
      }),
      published_at: product.publishedAt,
      position: from + index,
      summary: productSummary(product, category, titles),
      details: productDetails(product),
    };
  });
};

export const variantRows = ({ products }: Catalogue): object[] =>
  products.flatMap((product) =>
    product.variants.map((variant, position) => ({
      id: variant.id,
      product_id: product.id,
      price: variant.price,
      stock: variant.available,
      sold: variant.sold,
      seeded_stock: variant.available,
      seeded_sold: variant.sold,
      position,
      document: variantDocument(variant),
    })),
  );

export const collectionRows = ({ products }: Catalogue, from: number): object[] =>
  products.flatMap((product, index) =>
    product.sections.map((slug) => ({ collection_slug: slug, product_id: product.id, position: from + index })),
  );

export const storeRows = (): object[] => stores.map((store, position) => ({ id: store.id, position, document: store }));

/** Part of each variant's stock: a store has none, one, two or three twelfths of it, and nothing before it arrives. */
export const storeStockRows = ({ products }: Catalogue): { available: number }[] =>
  products
    .filter(({ preOrder }) => !preOrder)
    .flatMap(({ variants }) => variants)
    .flatMap(({ id, available }) =>
      stores
        .filter(({ pickup }) => pickup)
        .map((store) => ({
          variant_id: id,
          store_id: store.id,
          available: Math.floor((available * ((id + store.id) % 4)) / 12),
        })),
    )
    .filter(({ available }) => available > 0);
