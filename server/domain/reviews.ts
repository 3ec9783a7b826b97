import { first } from '../db/database';
import type { Queryable, TransactionalDatabase } from '../db/database';
import { sessionOver } from '../http/auth';
import type { SessionUser } from '../http/context';
import { Refusal } from '../http/envelope';
import { oneLine } from '../http/fields';

export const ORDERS = {
  newest: 'created_at DESC, id DESC',
  highest: 'stars DESC, created_at DESC, id DESC',
  lowest: 'stars, created_at DESC, id DESC',
};

interface ReviewPage {
  page: number;
  perPage: number;
  sort: keyof typeof ORDERS;
}

interface Review {
  stars: number;
  title: string;
  text: string;
}

interface ReviewRow extends Review {
  id: number;
  name: string;
  date: string;
  variant: string;
}

const STARS = [5, 4, 3, 2, 1];

/** The approved reviews of a product, and how many have how many stars. */
export const listReviews = async (database: Queryable, productId: number, { page, perPage, sort }: ReviewPage) => {
  const counts = await database.query<{ stars: number; count: number }>(
    `SELECT stars, count(*) AS count FROM reviews WHERE product_id = $1 AND approved_at IS NOT NULL GROUP BY stars`,
    [productId],
  );
  const items = await database.query<ReviewRow>(
    `SELECT id, stars, title, text, name, created_at AS date, variant FROM reviews
     WHERE product_id = $1 AND approved_at IS NOT NULL ORDER BY ${ORDERS[sort]} LIMIT $2 OFFSET $3`,
    [productId, perPage, (page - 1) * perPage],
  );
  const count = counts.reduce((sum, row) => sum + row.count, 0);
  const sum = counts.reduce((total, row) => total + row.stars * row.count, 0);
  return {
    // Only customers who bought the product may write.
    items: items.map((item) => ({ ...item, verified: 1 })),
    page,
    per_page: perPage,
    total: count,
    average: count === 0 ? null : Math.round((sum / count) * 10) / 10,
    count,
    histogram: Object.fromEntries(STARS.map((stars) => [stars, counts.find((row) => row.stars === stars)?.count ?? 0])),
  };
};

/** The variant that the customer bought last; undefined if the product is not bought, or not paid or approved yet. */
const findPurchase = (database: Queryable, productId: number, userId: string) =>
  first(
    database.query<{ attributes: Record<string, string> }>(
      `SELECT i.attributes FROM order_items i JOIN orders o ON o.code = i.order_code
       JOIN variants v ON v.id = i.variant_id WHERE v.product_id = $1 AND o.user_id = $2
       AND o.status NOT IN ('Pending', 'Cancelled', 'Declined', 'Expired', 'Rejected') ORDER BY o.position DESC LIMIT 1`,
      [productId, userId],
    ),
  );

export const canReview = async (database: Queryable, productId: number, userId: string): Promise<boolean> => {
  const written = await database.query('SELECT 1 FROM reviews WHERE product_id = $1 AND user_id = $2', [
    productId,
    userId,
  ]);
  return written.length === 0 && (await findPurchase(database, productId, userId)) !== undefined;
};

/** The first name and the initial of the last one. */
const publicName = ({ first_name, last_name }: SessionUser): string =>
  oneLine([first_name, ...[...last_name.trim()].slice(0, 1).map((initial) => `${initial.toUpperCase()}.`)].join(' '));

/** Keeps one review for each customer and product, which is shown when the operator has approved it. */
export const keepReview = (
  database: TransactionalDatabase,
  user: SessionUser,
  { productId, review, at }: { productId: number; review: Review; at: number },
): Promise<void> =>
  database.transaction(async (tx) => {
    // A closed account gets no review.
    const current = await tx.query('SELECT 1 FROM users WHERE id = $1 AND session_version = $2 FOR UPDATE', [
      user.id,
      user.session_version,
    ]);
    if (current.length === 0) throw sessionOver();
    const purchase = await findPurchase(tx, productId, user.id);
    if (!purchase) throw new Refusal('Only customers who bought this can review it.');
    const kept = await tx.query(
      `INSERT INTO reviews (product_id, user_id, stars, title, text, name, variant, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
      [
        productId,
        user.id,
        review.stars,
        review.title,
        review.text,
        publicName(user),
        Object.values(purchase.attributes).join(', '),
        new Date(at).toISOString(),
      ],
    );
    if (kept.length === 0) throw new Refusal('You have already reviewed this.');
  });

/** Changes reviews by a statement that returns their `product_id`, and marks the products, whose replies are cached. */
const changeReviews = async (database: Queryable, statement: string, params: unknown[]): Promise<boolean> => {
  const changed = await database.query(
    `WITH changed AS (${statement} RETURNING product_id),
       marked AS (UPDATE variants SET stock = stock WHERE product_id IN (SELECT product_id FROM changed))
     SELECT 1 FROM changed`,
    params,
  );
  return changed.length > 0;
};

export const approveReview = (database: Queryable, id: number, at: number): Promise<boolean> =>
  changeReviews(database, 'UPDATE reviews SET approved_at = $2 WHERE id = $1 AND approved_at IS NULL', [
    id,
    new Date(at).toISOString(),
  ]);

export const rejectReview = (database: Queryable, id: number): Promise<boolean> =>
  changeReviews(database, 'DELETE FROM reviews WHERE id = $1', [id]);

export const deleteReviewsOf = (database: Queryable, userId: string): Promise<boolean> =>
  changeReviews(database, 'DELETE FROM reviews WHERE user_id = $1', [userId]);

interface ReviewToCheck extends ReviewRow {
  code: string;
  approved_at: string | null;
}

/** The latest reviews, those that wait first, each with its text indented below. */
export const listReviewsToCheck = async (database: Queryable): Promise<string[]> => {
  const rows = await database.query<ReviewToCheck>(
    `SELECT r.*, r.created_at AS date, p.code FROM reviews r JOIN products p ON p.id = r.product_id
     ORDER BY r.approved_at IS NOT NULL, r.id DESC LIMIT 200`,
  );
  return rows.flatMap(({ id, date, approved_at, code, stars, name, title, text }) => [
    [id, date, approved_at === null ? 'waits' : 'shown', code, `${stars}/5`, name].join('  '),
    ...[title, ...text.split('\n')].filter((line) => line !== '').map((line) => `    ${line}`),
  ]);
};
