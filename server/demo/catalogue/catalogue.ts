import { categories } from './categories';
import { departments } from './departments';
import { expandRow } from './expandRow';
import { slidesFor } from './slides';
import type { Catalogue } from './types';

const products = departments.flatMap((department) => department.rows.map((row, i) => expandRow(row, department, i)));

export const catalogue: Catalogue = {
  categories,
  sections: [
    { title: 'Best Sellers', slug: 'best-sellers' },
    { title: 'New Arrivals', slug: 'new-arrivals' },
    { title: 'Featured', slug: 'featured' },
  ],
  products,
  slides: slidesFor(products),
};
