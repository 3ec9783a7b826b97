import { paths, patterns } from '../../config/paths';

export interface SiteMapEntry {
  name: string;
  to: string;
}

/** Entries that lead to a search for their words. */
const searched = (...names: string[]): SiteMapEntry[] => names.map((name) => ({ name, to: paths.search(name) }));

export const SIDE_LIST: readonly SiteMapEntry[] = [
  ...searched('WOMEN', 'MAN', 'KIDS', 'HOME', 'COLLECTION', 'SALE UP TO 50% OFF'),
  { name: 'NEW', to: paths.collection('new-arrivals') },
  ...searched('SHOES'),
  { name: 'ACCESSORIES', to: patterns.accessories },
  ...searched('JOIN LIFE', '#ShopYourWay'),
];

/** The sub-menus, column by column. */
export const SUB_MENUS: readonly (readonly SiteMapEntry[])[] = [
  [
    { name: 'New', to: paths.collection('new-arrivals') },
    { name: 'Best Sellers', to: paths.collection('best-sellers') },
    ...searched('Collaborations', 'Sets', 'Denim', 'Jackets & Coats'),
  ],
  searched('Overshirts', 'Trousers', 'Jeans', 'Dresses', 'Sweatshirts and Hoodies', 'T-shirts & Tops'),
  [
    ...searched('Shirts & Blouses', 'Shorts and Bermudas', 'Shoes'),
    { name: 'Accessories', to: patterns.accessories },
    ...searched('Bags'),
    { name: 'Gift Card', to: patterns.about },
  ],
];

/** The tabs without a list say where else to look. */
export const FILLER = {
  men: 'Browse our men’s department from the shop menu, or use search to find something specific.',
  kids: 'Browse our children’s department from the shop menu, or use search to find something specific.',
} as const;
