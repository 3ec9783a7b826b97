import type { savedAddressOf } from '../../src/contract/checkoutFields';
import { first } from '../db/database';
import type { Queryable, TransactionalDatabase } from '../db/database';
import { sessionOver } from '../http/auth';
import type { SessionUser } from '../http/context';
import { Refusal } from '../http/envelope';

type Lines = ReturnType<typeof savedAddressOf<string>>;

export interface AddressInput {
  lines: Lines;
  isDefault: boolean;
}

interface AddressRow {
  id: number;
  lines: Lines;
  is_default: boolean;
}

const MOST = 20;
const COLUMNS = 'id, lines, is_default';

const wireAddressRow = ({ id, lines, is_default }: AddressRow) => ({ id, ...lines, is_default });

const unknownAddress = (): Refusal => new Refusal('This address is not saved any more.', 404);

/** In the order in which they were added. */
export const listAddresses = async (database: Queryable, userId: string) => {
  const rows = await database.query<AddressRow>(`SELECT ${COLUMNS} FROM addresses WHERE user_id = $1 ORDER BY id`, [
    userId,
  ]);
  return rows.map(wireAddressRow);
};

/** A customer's changes wait for each other, so that one address is the default; a closed account gets no address. */
const changing = <Result>(
  database: TransactionalDatabase,
  user: SessionUser,
  run: (tx: Queryable) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const current = await tx.query('SELECT 1 FROM users WHERE id = $1 AND session_version = $2 FOR UPDATE', [
      user.id,
      user.session_version,
    ]);
    if (current.length === 0) throw sessionOver();
    return run(tx);
  });

const clearDefault = (tx: Queryable, userId: string) =>
  tx.query('UPDATE addresses SET is_default = false WHERE user_id = $1 AND is_default', [userId]);

export const addAddress = (database: TransactionalDatabase, user: SessionUser, { lines, isDefault }: AddressInput) =>
  changing(database, user, async (tx) => {
    const { length } = await listAddresses(tx, user.id);
    if (length >= MOST) {
      throw new Refusal(`You have saved ${MOST} addresses, which is the maximum. Delete one before you add another.`);
    }
    if (isDefault) await clearDefault(tx, user.id);
    const [row] = await tx.query<AddressRow>(
      `INSERT INTO addresses (user_id, lines, is_default) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`,
      [user.id, JSON.stringify(lines), isDefault || length === 0],
    );
    return row && wireAddressRow(row);
  });

/** The default stays the default, because another one becomes it only by being chosen. */
export const changeAddress = (
  database: TransactionalDatabase,
  user: SessionUser,
  id: number,
  { lines, isDefault }: AddressInput,
) =>
  changing(database, user, async (tx) => {
    const own = [id, user.id];
    const before = await first(
      tx.query<AddressRow>(`SELECT ${COLUMNS} FROM addresses WHERE id = $1 AND user_id = $2`, own),
    );
    if (!before) throw unknownAddress();
    if (isDefault) await clearDefault(tx, user.id);
    const changed = { id, lines, is_default: isDefault || before.is_default };
    await tx.query('UPDATE addresses SET lines = $2, is_default = $3 WHERE id = $1', [
      id,
      JSON.stringify(lines),
      changed.is_default,
    ]);
    return wireAddressRow(changed);
  });

/** The newest of the others becomes the default if the default is deleted. */
export const deleteAddress = (database: TransactionalDatabase, user: SessionUser, id: number): Promise<void> =>
  changing(database, user, async (tx) => {
    const [deleted] = await tx.query<AddressRow>(
      `DELETE FROM addresses WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
      [id, user.id],
    );
    if (!deleted) throw unknownAddress();
    if (!deleted.is_default) return;
    await tx.query(
      'UPDATE addresses SET is_default = true WHERE id = (SELECT max(id) FROM addresses WHERE user_id = $1)',
      [user.id],
    );
  });
