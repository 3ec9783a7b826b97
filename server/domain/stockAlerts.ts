import type { Database, Queryable } from '../db/database';
import { sendMail } from './mails';

/** More would only fill the mailbox of someone who never asked for these mails. */
const MOST_PER_EMAIL = 20;

interface StockAlert {
  variantId: number;
  email: string;
  /** The address of the variant's page. */
  link: string;
  at: number;
}

/** Kept once per variant and e-mail. */
export const keepStockAlert = async (database: Queryable, { variantId, email, link, at }: StockAlert) => {
  await database.query(
    `INSERT INTO stock_alerts (variant_id, email, link, created_at)
     SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM stock_alerts WHERE email = $2) < $5::integer
     ON CONFLICT DO NOTHING`,
    [variantId, email, link, new Date(at).toISOString(), MOST_PER_EMAIL],
  );
};

/** Mails everyone who waits for a variant that is in stock again, and deletes their addresses. */
export const sendStockAlerts = (database: Database, at: number): Promise<void> =>
  database.transaction(async (tx) => {
    const due = await tx.query<{ email: string; link: string; title: string }>(
      `DELETE FROM stock_alerts a USING variants v JOIN products p ON p.id = v.product_id
       WHERE v.id = a.variant_id AND v.stock > 0 RETURNING a.email, a.link, p.title`,
    );
    for (const { email, link, title } of due) {
      await sendMail(tx, at, {
        kind: 'back-in-stock',
        recipient: email,
        subject: `${title} is back in stock`,
        body: `You asked us to tell you: ${title} is back in stock. We have deleted your request and will not write again.`,
        link,
      });
    }
  });

/** What shoppers wait for, the most wanted first. */
export const listStockAlerts = async (database: Queryable): Promise<string[]> => {
  const rows = await database.query<{ waiting: number; id: number; sku: string | null; title: string }>(
    `SELECT count(*) AS waiting, v.id, v.document ->> 'sku' AS sku, p.title
     FROM stock_alerts a JOIN variants v ON v.id = a.variant_id JOIN products p ON p.id = v.product_id
     GROUP BY v.id, sku, p.title ORDER BY waiting DESC, v.id`,
  );
  return rows.map(({ waiting, id, sku, title }) => `${waiting}  ${title}  ${sku ?? id}`);
};
