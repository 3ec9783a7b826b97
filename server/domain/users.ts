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
  await database.query('UPDATE users SET eligible = $2 WHERE id = $1', [userId, eligible]);
};

export const setPassword = async (database: Queryable, userId: string, hash: string): Promise<void> => {
  await database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, hash]);
};

/** After a reset nobody who signed in before stays signed in. */
export const endSessions = async (database: Queryable, userId: string): Promise<void> => {
  await database.query('UPDATE users SET session_version = session_version + 1 WHERE id = $1', [userId]);
};
