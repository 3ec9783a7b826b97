import { slugify } from './slugify';
import type { SeedCategory } from './types';

/** The subcategories of each category, and whether the menu shows them. */
const tree: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  Women: { Dresses: true, Tops: true, 'Women’s Jackets': false, 'Skirts & Trousers': true },
  Men: { Shirts: true, 'Men’s Trousers': true, 'Men’s Jackets': false },
  Kids: { Girls: true, Boys: true },
  Shoes: { Sneakers: true, Sandals: true, 'Boots & Loafers': false },
  Bags: { Handbags: true, Backpacks: false },
  Phones: { Smartphones: true, 'Phone Accessories': true },
  Home: { Kitchen: true, Living: true, Bedding: false },
  Appliances: { Fridges: true, 'Cookers & Microwaves': true, 'Fans & TVs': true, Laundry: false },
};

function toCategory(id: number, name: string, parentSlug: string | null, showOnMenu: boolean): SeedCategory {
  const slug = slugify(name);
  return { id, name, slug, parentSlug, showOnMenu, image: `/media/category-${slug}.svg` };
}

export const categories: SeedCategory[] = Object.entries(tree).flatMap(([name, children], i) => {
  const main = toCategory(i + 1, name, null, true);
  const leaves = Object.entries(children).map(([child, onMenu], n) =>
    toCategory((i + 1) * 10 + n + 1, child, main.slug, onMenu),
  );
  return [main, ...leaves];
});
