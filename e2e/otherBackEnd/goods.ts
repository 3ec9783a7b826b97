/** Amounts are in cents, so that sums are exact. */
export interface Variant {
  id: number;
  size: string;
  cents: number;
  stock: number;
}

export interface Item {
  id: number;
  title: string;
  slug: string;
  code: string;
  category: { id: number; name: string; slug: string };
  variants: Variant[];
}

const SHIRTS = { id: 1, name: 'Shirts', slug: 'shirts' };
const LAMPS = { id: 2, name: 'Lamps', slug: 'lamps' };
export const CATEGORIES = [SHIRTS, LAMPS];
export const COLLECTION = { title: 'Best Sellers', slug: 'best-sellers' };

/** The initial data: a shop with two products. */
export const openStock = (): Item[] => [
  {
    id: 1,
    title: 'Linen Shirt',
    slug: 'linen-shirt',
    code: 'LSH',
    category: SHIRTS,
    variants: [
      { id: 11, size: 'S', cents: 12_000, stock: 20 },
      { id: 12, size: 'M', cents: 12_550, stock: 20 },
      { id: 13, size: 'L', cents: 12_550, stock: 0 },
    ],
  },
  {
    id: 2,
    title: 'Desk Lamp',
    slug: 'desk-lamp',
    code: 'DLA',
    category: LAMPS,
    variants: [{ id: 21, size: 'One', cents: 8900, stock: 20 }],
  },
];

const wireVariant = ({ id, size, cents, stock }: Variant) => ({
  variant_id: id,
  price: cents / 100,
  available: stock,
  attributes: { Size: size },
});

export const wireItem = ({ variants, category: { name, slug }, ...item }: Item) => ({
  ...item,
  has_variant: variants.length > 1 ? 1 : 0,
  category: { name, slug },
  filterSection: [COLLECTION],
  attributes: [{ name: 'Size', options: variants.map(({ size }) => ({ name: size })) }],
  variants: variants.map(wireVariant),
  price: (variants[0]?.cents ?? 0) / 100,
  imgSrc: `/media/${item.slug}.svg`,
  published_at: '2026-10-01T08:00:00Z',
});

export const wireVariantOf = (item: Item, variant: Variant) => {
  const { id, title, slug, code, category, imgSrc } = wireItem(item);
  return { ...wireVariant(variant), product: { id, title, slug, code, category, imgSrc } };
};
