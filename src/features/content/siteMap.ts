import { paths } from '../../config/paths';

/** An entry of the site map; an entry without `to` is shown but not linked. */
export interface SiteMapEntry {
  name: string;
  to?: string;
}

const ACCESSORIES = '/shop3';
const GIFT_CARD = '/about';

const named = (...names: string[]): SiteMapEntry[] => names.map((name) => ({ name }));

export const SIDE_LIST: readonly SiteMapEntry[] = [
  ...named('WOMEN', 'MAN', 'KIDS', 'HOME', 'COLLECTION', 'SALE UP TO 50% OFF'),
  { name: 'NEW', to: paths.collection('new-arrivals') },
  ...named('SHOES'),
  { name: 'ACCESSORIES', to: ACCESSORIES },
  ...named('JOIN LIFE', '#ShopYourWay'),
];

/** The sub-menus, column by column. */
export const SUB_MENUS: readonly (readonly SiteMapEntry[])[] = [
  [
    { name: 'New', to: paths.collection('new-arrivals') },
    { name: 'Best Sellers', to: paths.collection('best-sellers') },
    ...named('Collaborations', 'Sets', 'Denim', 'Jackets & Coats'),
  ],
  named('Overshirts', 'Trousers', 'Jeans', 'Dresses', 'Sweatshirts and Hoodies', 'T-shirts & Tops'),
  [
    ...named('Shirts & Blouses', 'Shorts and Bermudas', 'Shoes'),
    { name: 'Accessories', to: ACCESSORIES },
    ...named('Bags'),
    { name: 'Gift Card', to: GIFT_CARD },
  ],
];

/** Placeholder text for departments whose lists are not written yet. */
export const FILLER = {
  men: 'Shirts, trousers and shoes for work and weekends. Browse our men’s department from the shop menu, or use search to find something specific.',
  kids: 'Clothes made for play, in sizes with room to grow. Browse our children’s department from the shop menu, or use search to find something specific.',
} as const;
