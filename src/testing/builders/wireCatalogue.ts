import { builder } from './wire';

export const wireVariant = builder(() => ({
  variant_id: 1001,
  id: 1001,
  sku: 'LSH-BLK-S',
  price: 120,
  priceOld: 150,
  isNew: 1,
  isSale: 1,
  is_default: 1,
  available: 4,
  sold: 10,
  image: '/media/linen-shirt-black.svg',
  attributes: { Color: 'Black', Size: 'S' },
}));

export const wireProductRef = builder(() => ({
  id: 101,
  title: 'Linen Shirt',
  slug: 'linen-shirt',
  code: 'LSH-101',
  imgSrc: '/media/linen-shirt.svg',
  category: { name: 'Shirts', slug: 'shirts' },
}));

/** As product-variant/{id} answers: the variant with the product it belongs to. */
export const wireVariantDetail = builder(() => ({ ...wireVariant(), product: wireProductRef() }));

export const wireProduct = builder(() => ({
  id: 101,
  title: 'Linen Shirt',
  slug: 'linen-shirt',
  code: 'LSH-101',
  has_variant: 1,
  brand: 'Kasa',
  description: '<p>Woven from <b>linen</b>.</p>',
  short_description: 'A light shirt',
  sku: 'LSH',
  barcode: '6001234567899',
  weight: '250 g',
  dimensions: '',
  stock_status: 'In Stock',
  warranty: '',
  return_policy: '14 days',
  category: { name: 'Shirts', slug: 'shirts' },
  filterCategory: { name: 'Shirts', slug: 'shirts' },
  filterSection: [{ title: 'Best Sellers', slug: 'best-sellers' }],
  attributes: [
    { name: 'Color', options: [{ name: 'Black' }, { name: 'Red' }] },
    { name: 'Size', options: [{ name: 'S' }, { name: 'M' }] },
  ],
  variants: [
    wireVariant(),
    wireVariant({
      variant_id: 1002,
      id: 1002,
      sku: 'LSH-RED-M',
      price: 130,
      is_default: 0,
      available: 9,
      attributes: { Color: 'Red', Size: 'M' },
    }),
  ],
  price: 120,
  priceOld: 150,
  discount: 20,
  imgSrc: '/media/linen-shirt.svg',
  imgSrc2: '/media/linen-shirt-back.svg',
  imgSecondSrc: null,
  photos: ['/media/linen-shirt.svg', '/media/linen-shirt-back.svg'],
  altText: 'Linen shirt',
  stars: 4,
  rating: 4.2,
  reviews: 3,
  featured: 1,
  isNew: 1,
  isSale: 1,
  pre_order: 0,
  badge: '',
  expiry_date: null,
  published_at: '2026-10-01T08:00:00Z',
  video_url: '',
  available: 13,
  sold: 40,
  colors: ['Black', 'Red'],
  tags: ['linen'],
  swatches: [
    { name: 'Black', value: '#111111' },
    { name: 'Red', value: '#b3261e' },
  ],
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
}));

export const wireCategory = builder(() => ({
  id: 1,
  name: 'Women',
  slug: 'women',
  image_url: '/media/women.svg',
  parent: null,
  parent_slug: null,
  show_on_menu: 1,
  children: [{ id: 11, name: 'Dresses', slug: 'dresses' }],
}));

export const wireCollection = builder(() => ({ title: 'Best Sellers', slug: 'best-sellers' }));

export const wireSlide = builder(() => ({
  id: 1,
  image_src: '/media/slide-season.svg',
  category: 'New season',
  title: 'Pay over the months that suit you',
  link_type: 'Category',
  button_url: 'women',
  button_text: 'Shop now',
}));

export const wireProductList = builder(() => ({
  items: [wireProduct()],
  page: 1,
  per_page: 20,
  total: 1,
  facets: [
    { key: 'attr[Color]', name: 'Color', options: [{ value: 'Red', count: 1 }] },
    { key: 'price', name: 'Price', min: 20, max: 900 },
  ],
}));

export const wireSuggestions = builder(() => ({
  terms: ['red shirt'],
  categories: [{ name: 'Shirts', slug: 'shirts' }],
  products: [wireProduct()],
}));
