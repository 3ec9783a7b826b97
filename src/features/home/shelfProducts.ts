import { CAROUSEL_LIMIT, CAROUSEL_LOOPS_ABOVE, RECENT_PRODUCTS } from '../../config/constants';
import type { Product } from '../../contract/product';

/** The products of a section, in the order the shop gave them, as many as a carousel holds. */
export const sectionProducts = (products: readonly Product[], slug: string): Product[] =>
  products
    .filter(({ filterSection }) => filterSection.some((section) => section.slug === slug))
    .slice(0, CAROUSEL_LIMIT);

export const recentProducts = (products: readonly Product[]): Product[] => products.slice(0, RECENT_PRODUCTS);

/** Counts what is shown, so with the limit above it none does; a retailer who raises the limit gets the loop. */
export const carouselLoops = (shown: number): boolean => shown > CAROUSEL_LOOPS_ABOVE;
