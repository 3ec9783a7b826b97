import type { Queryable } from '../db/database';

/** Reasons why an order holds goods. */
export type Hold = 'payment' | 'decision';

const minute = 60 * 1000;
const holdMs: Record<Hold, number> = { payment: 30 * minute, decision: 14 * 24 * 60 * minute };

export const holdNotice: Record<Hold, string> = {
  payment: 'We hold your items for 30 minutes after you order. Please pay within that time.',
  decision: 'We hold your items for 14 days while we review your request.',
};

/**
 * A pending order waits for the payment page or for the creditor's decision. After the decision it waits without a
 * limit: the next step is between the creditor and the customer.
 */
const holdOf = `CASE
  WHEN o.status <> 'Pending' THEN NULL
  WHEN EXISTS (SELECT 1 FROM checkouts c WHERE c.order_code = o.code AND c.kind = 'order') THEN 'payment'
  WHEN EXISTS (SELECT 1 FROM loans l WHERE l.order_code = o.code AND l.status = 'Created') THEN 'decision' END`;

export const findHold = async (database: Queryable, code: string): Promise<Hold | null> => {
  const [row] = await database.query<{ hold: Hold | null }>(
    `SELECT ${holdOf} AS hold FROM orders o WHERE o.code = $1`,
    [code],
  );
  return row?.hold ?? null;
};

/** Locks the rows for the caller and skips rows that another process has locked. */
export const ordersHeldTooLong = async (tx: Queryable, now: number): Promise<string[]> => {
  const before = (hold: Hold): string => new Date(now - holdMs[hold]).toISOString();
  const rows = await tx.query<{ code: string }>(
    `SELECT o.code FROM orders o WHERE o.status = 'Pending'
     AND o.created_at <= CASE ${holdOf} WHEN 'payment' THEN $1::timestamptz WHEN 'decision' THEN $2::timestamptz END
     FOR UPDATE OF o SKIP LOCKED`,
    [before('payment'), before('decision')],
  );
  return rows.map(({ code }) => code);
};

type Holder = { user: string } | { client: string };

/** How many orders of an account or an address hold goods now. */
export const countHolds = async (tx: Queryable, holder: Holder): Promise<number> => {
  const [column, value] = 'user' in holder ? ['user_id', holder.user] : ['client', holder.client];
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*) AS count FROM orders o WHERE o.${column} = $1 AND o.status = 'Pending' AND ${holdOf} IS NOT NULL`,
    [value],
  );
  return row?.count ?? 0;
};
