import { first } from '../db/database';
import type { Queryable } from '../db/database';

/** One idempotent request: the account, the key and a fingerprint that reveals nothing about the request. */
export interface Press {
  account: string;
  key: string;
  fingerprint: string;
  at: number;
}

export interface StoredReply {
  /** Fingerprint of the first request with this key. */
  fingerprint: string;
  http_status: number;
  reply: string;
  created_at: string;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

const iso = (at: number): string => new Date(at).toISOString();
const forgotten = (at: number): string => iso(at - lifetimeMs);

export const findReply = (database: Queryable, { account, key, at }: Press): Promise<StoredReply | undefined> =>
  first(
    database.query<StoredReply>(
      `SELECT fingerprint, http_status, reply, created_at FROM idempotency_keys
       WHERE account = $1 AND key = $2 AND created_at > $3`,
      [account, key, forgotten(at)],
    ),
  );

/**
 * False when the key is taken. While another transaction holds the key, the statement waits for it to end: a row that
 * was rolled back, or whose process died, does not count. A row older than a day is taken over.
 */
export const claimKey = async (tx: Queryable, { account, key, fingerprint, at }: Press): Promise<boolean> => {
  const claimed = await tx.query(
    `INSERT INTO idempotency_keys AS kept (account, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account, key) DO UPDATE
     SET fingerprint = excluded.fingerprint, created_at = excluded.created_at, http_status = NULL, reply = NULL
     WHERE kept.created_at <= $5 RETURNING 1`,
    [account, key, fingerprint, iso(at), forgotten(at)],
  );
  return claimed.length > 0;
};

export const storeReply = async (
  tx: Queryable,
  { account, key }: Press,
  status: number,
  reply: string,
): Promise<void> => {
  await tx.query('UPDATE idempotency_keys SET http_status = $3, reply = $4 WHERE account = $1 AND key = $2', [
    account,
    key,
    status,
    reply,
  ]);
};

export const purgeReplies = async (database: Queryable, at: number): Promise<void> => {
  await database.query('DELETE FROM idempotency_keys WHERE created_at <= $1', [forgotten(at)]);
};
