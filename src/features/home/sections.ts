import { paths } from '../../config/paths';

interface Section {
  headingId: string;
  title: string;
  /** The full list. */
  viewAll: string;
}

const shelf = (slug: string, title: string): Section => ({
  headingId: `home-${slug}`,
  title,
  viewAll: paths.collection(slug),
});

/** The sections of the home page that show products. */
export const BEST = shelf('best-sellers', 'Best Sellers');
export const FRESH = shelf('new-arrivals', 'New Arrivals');
export const RECENT: Section = { headingId: 'home-recent', title: 'Recent Products', viewAll: paths.search() };
