import { CAROUSEL_LIMIT, CAROUSEL_LOOPS_ABOVE, RECENT_PRODUCTS } from '../../config/constants';
import type { Product } from '../../contract/product';

/** The products of a section in the back end's order, up to the carousel's limit. */
export const sectionProducts = (products: readonly Product[], slug: string): Product[] =>
  products
    .filter(({ filterSection }) => filterSection.some((section) => section.slug === slug))
    .slice(0, CAROUSEL_LIMIT);

export const recentProducts = (products: readonly Product[]): Product[] => products.slice(0, RECENT_PRODUCTS);

/** Whether a carousel loops. None does while CAROUSEL_LIMIT is below this threshold; a retailer may raise the limit. */
export const carouselLoops = (shown: number): boolean => shown > CAROUSEL_LOOPS_ABOVE;
