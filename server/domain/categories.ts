import { first } from '../db/database';
import type { Queryable } from '../db/database';

interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  image_url: string | null;
  parent_slug: string | null;
  show_on_menu: boolean;
  is_main: boolean;
}

interface WireCategory {
  id: number;
  name: string;
  slug: string;
  image_url: string | null;
  parent: { slug: string } | null;
  parent_slug: string | null;
  show_on_menu: 0 | 1;
  children: WireCategory[];
}

const loadTree = async (database: Queryable) => {
  const rows = await database.query<CategoryRow>('SELECT * FROM categories ORDER BY position');
  const nodes = rows.map((row): [CategoryRow, WireCategory] => [
    row,
    {
      id: row.id,
      name: row.name,
      slug: row.slug,
      image_url: row.image_url,
      parent: row.parent_slug === null ? null : { slug: row.parent_slug },
      parent_slug: row.parent_slug,
      show_on_menu: row.show_on_menu ? 1 : 0,
      children: [],
    },
  ]);
  const bySlug = new Map(nodes.map(([row, node]) => [row.slug, node]));
  for (const [row, node] of nodes) bySlug.get(row.parent_slug ?? '')?.children.push(node);
  return nodes;
};

export const categoryTree = async (database: Queryable): Promise<WireCategory[]> =>
  (await loadTree(database)).filter(([row]) => row.parent_slug === null).map(([, node]) => node);

export const mainCategories = async (database: Queryable): Promise<WireCategory[]> =>
  (await loadTree(database)).filter(([row]) => row.is_main).map(([, node]) => node);

export const categoryExists = async (database: Queryable, slug: string): Promise<boolean> =>
  (await first(database.query('SELECT 1 FROM categories WHERE slug = $1', [slug]))) !== undefined;
