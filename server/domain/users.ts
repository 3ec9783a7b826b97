import { first } from '../db/database';
import type { Queryable } from '../db/database';
import type { SessionUser } from '../http/context';

export const wireUser = ({ first_name, last_name, phone, email, eligible }: SessionUser) => ({
  first_name,
  last_name,
  phone,
  email,
  eligible,
});

export const findUser = (database: Queryable, id: string): Promise<SessionUser | undefined> =>
  first(database.query<SessionUser>('SELECT * FROM users WHERE id = $1', [id]));

export const findUserByEmail = (database: Queryable, email: string): Promise<SessionUser | undefined> =>
  first(database.query<SessionUser>('SELECT * FROM users WHERE email = $1', [email.trim().toLowerCase()]));

export const setEligible = async (database: Queryable, userId: string, eligible: string): Promise<void> => {
  await database.query('UPDATE users SET eligible = $2, eligible_reason = NULL WHERE id = $1', [userId, eligible]);
};

/** Returns the customer as saved; undefined when the session has ended meanwhile. */
export const changePerson = (
  database: Queryable,
  { id, session_version }: SessionUser,
  { first_name, last_name, phone }: Pick<SessionUser, 'first_name' | 'last_name' | 'phone'>,
): Promise<SessionUser | undefined> =>
  first(
    database.query<SessionUser>(
      `UPDATE users SET first_name = $3, last_name = $4, phone = $5 WHERE id = $1 AND session_version = $2 RETURNING *`,
      [id, session_version, first_name, last_name, phone],
    ),
  );

/**
 * Sets a password and ends every session, including the caller's. Returns the version for new tokens; undefined when
 * `version` is given but no longer current, because another change was faster.
 */
export const replacePassword = async (
  database: Queryable,
  userId: string,
  hash: string,
  version: number | null = null,
): Promise<number | undefined> => {
  const row = await first(
    database.query<{ session_version: number }>(
      `UPDATE users SET password_hash = $2, session_version = session_version + 1
       WHERE id = $1 AND session_version = coalesce($3, session_version) RETURNING session_version`,
      [userId, hash, version],
    ),
  );
  return row?.session_version;
};
