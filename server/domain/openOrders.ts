import type { Queryable } from '../db/database';
import type { Limits } from '../limits';
import { Refusal } from '../http/envelope';
import { countHolds } from './holds';

/** Serializes counting, so that simultaneous orders see each other. */
const lockCount = (tx: Queryable, name: string) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);

/** Limits open orders: goods held for a customer who never pays cannot be sold to others. */
export const refuseTooManyOpen = async (
  tx: Queryable,
  limits: Limits,
  user: string,
  client: string | null,
): Promise<void> => {
  await lockCount(tx, `open orders of ${user}`);
  const own = await countHolds(tx, { user });
  if (own >= limits.openOrdersPerAccount) {
    throw new Refusal(`You have ${own} unpaid orders. Pay or cancel one of them first, under your orders.`);
  }
  if (client === null) return;
  await lockCount(tx, `open orders from ${client}`);
  if ((await countHolds(tx, { client })) >= limits.openOrdersPerAddress) {
    throw new Refusal(
      'There are too many unpaid orders from your internet connection. Pay or cancel one, or try again in half an hour.',
    );
  }
};
