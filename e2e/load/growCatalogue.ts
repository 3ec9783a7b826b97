import type { Database } from '../../server/db/database';

/**
 * Grows the demo catalogue to the given number of products: copies with their own names, codes and categories. Every
 * variant gets plenty of stock, so that a load run never sells out.
 */
export const growCatalogue = async (database: Database, products: number): Promise<void> => {
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO products (id, code, slug, title, img_src, category_slug, search_text, published_at, position, summary, details)
       SELECT id + copy * 1000000, code || '-' || copy, slug || '-' || copy, title || ' ' || copy, img_src, category_slug,
              copy || ' ' || search_text, published_at - copy * interval '1 hour', position + copy * 100000,
              (summary::jsonb || jsonb_build_object('id', id + copy * 1000000, 'code', code || '-' || copy,
                'slug', slug || '-' || copy, 'title', title || ' ' || copy))::json, details
       FROM products, generate_series(1, 1 + $1::integer / (SELECT count(*) FROM products)::integer) AS copy
       WHERE id < 1000000 ORDER BY copy, position LIMIT greatest(0, $1::integer - (SELECT count(*) FROM products)::integer)`,
      [products],
    );
    await tx.query(
      `INSERT INTO variants (id, product_id, price, stock, sold, seeded_stock, seeded_sold, position, document)
       SELECT v.id + p.id / 1000000 * 10000000, p.id, v.price, v.stock, v.sold, v.seeded_stock, v.seeded_sold, v.position,
              v.document
       FROM products p JOIN variants v ON v.product_id = p.id % 1000000 WHERE p.id >= 1000000`,
    );
    await tx.query('UPDATE variants SET stock = 1000000, seeded_stock = 1000000');
  });
  await database.exec('ANALYZE');
};
