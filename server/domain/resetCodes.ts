import { randomInt } from 'node:crypto';
import { first } from '../db/database';
import type { Queryable } from '../db/database';
import type { ShopContext } from '../http/context';
import { sameText, sign } from '../security/signatures';

const lifetimeMs = 30 * 60 * 1000;
// A code of six digits can be guessed, so only five attempts are allowed.
const mostAttempts = 5;

/** A new code replaces the one before it. */
export const createResetCode = async (shop: ShopContext, userId: string): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await shop.database.query(
    `INSERT INTO reset_codes (user_id, code_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0`,
    [userId, sign(shop.secret, 'reset', userId, code), new Date(shop.now() + lifetimeMs).toISOString()],
  );
  return code;
};

/**
 * True at most once: a correct code is deleted. Counting and reading are one statement, so parallel guesses count too.
 */
export const consumeResetCode = async (
  shop: ShopContext,
  database: Queryable,
  userId: string,
  code: string,
): Promise<boolean> => {
  const row = await first(
    database.query<{ code_hash: string }>(
      `UPDATE reset_codes SET attempts = attempts + 1
       WHERE user_id = $1 AND attempts < $2 AND expires_at > $3 RETURNING code_hash`,
      [userId, mostAttempts, new Date(shop.now()).toISOString()],
    ),
  );
  if (!row || !sameText(row.code_hash, sign(shop.secret, 'reset', userId, code))) return false;
  const removed = await database.query('DELETE FROM reset_codes WHERE user_id = $1 AND code_hash = $2 RETURNING 1', [
    userId,
    row.code_hash,
  ]);
  return removed.length === 1;
};
