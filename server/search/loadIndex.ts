import type { Queryable } from '../db/database';
import { rangeBits, removeBit } from './bits';
import type { CatalogueIndex, IndexedCategory } from './indexTypes';
import { bitsOf, unpackFloats, unpackIntegers, unpackPostings } from './postings';

interface PieceRow {
  kind: string;
  key: string;
  members: string;
}
interface CategoryRow {
  slug: string;
  name: string;
  parent_slug: string | null;
}

const readCategories = (rows: readonly CategoryRow[], own: ReadonlyMap<string, string>) => {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const pathOf = (row: CategoryRow): CategoryRow[] => {
    const path = new Set<CategoryRow>();
    for (let next: CategoryRow | undefined = row; next && !path.has(next); next = bySlug.get(next.parent_slug ?? ''))
      path.add(next);
    return [...path];
  };
  const paths = rows.map(pathOf);
  return new Map(
    paths.map((path): [string, IndexedCategory] => {
      const { slug, name } = path[0] as CategoryRow;
      const packed = own.get(slug);
      const within = paths
        .filter((other) => other.some((above) => above.slug === slug))
        .map(([one]) => one?.slug ?? '');
      return [
        slug,
        {
          slug,
          name,
          names: path.map((one) => one.name),
          own: packed === undefined ? undefined : unpackPostings(packed),
          within,
        },
      ];
    }),
  );
};

const SOLD_OUT = `
  SELECT DISTINCT v.product_id AS id FROM variants v WHERE v.stock = 0
  AND NOT EXISTS (SELECT 1 FROM variants other WHERE other.product_id = v.product_id AND other.stock > 0)`;

/** Reads the whole index: some 30 bytes for each product. */
export const loadIndex = async (database: Queryable, state: string): Promise<CatalogueIndex> => {
  const rows = await database.query<PieceRow>(
    `SELECT kind, key, translate(encode(members, 'base64'), E'\\n', '') AS members FROM list_index ORDER BY kind, key`,
  );
  const kinds = new Map<string, Map<string, string>>();
  for (const { kind, key, members } of rows)
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, string>()).set(key, members));
  const packed = (kind: string): string => kinds.get(kind)?.get('') ?? '';
  const ids = unpackFloats(packed('ids'));
  const postingsOf = (kind: string) =>
    [...(kinds.get(kind) ?? [])].map(([key, members]) => ({ key, members: unpackPostings(members) }));
  const collections = await database.query<{ slug: string }>('SELECT slug FROM collections');
  const filled = new Map(postingsOf('collection').map(({ key, members }) => [key, members]));
  const inStock = rangeBits(ids.length, 0, ids.length);
  const ordinals = new Map(Array.from(ids, (id, ordinal) => [id, ordinal]));
  for (const { id } of await database.query<{ id: number }>(SOLD_OUT))
    removeBit(inStock, ordinals.get(id) ?? ids.length);
  return {
    state,
    size: ids.length,
    ids,
    prices: unpackFloats(packed('prices')),
    newest: unpackIntegers(packed('newest')),
    categories: readCategories(
      await database.query<CategoryRow>('SELECT slug, name, parent_slug FROM categories ORDER BY position'),
      kinds.get('category') ?? new Map(),
    ),
    collections: new Map(collections.map(({ slug }) => [slug, filled.get(slug)])),
    facets: [...kinds.keys()]
      .filter((kind) => kind === 'brand' || kind.startsWith('attr['))
      .map((key) => ({ key, options: postingsOf(key).map((one) => ({ value: one.key, members: one.members })) })),
    onSale: bitsOf(ids.length, ...postingsOf('on_sale').map(({ members }) => members)),
    inStock,
  };
};
