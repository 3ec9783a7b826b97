import type { Database, Queryable } from '../db/database';
import type { Clock } from '../http/context';
import { Refusal } from '../http/envelope';
import type { Rate } from '../limits';
import { sign } from './signatures';

interface Settings extends Rate {
  /** The kind of event counted. */
  kind: string;
  /** Keys are addresses and accounts: they are stored in a form that reveals nothing about them. */
  secret: string;
  now: Clock;
}

/** Counts events per key in a sliding window, in the database: all processes of a shop count together. */
export const sharedLimit = ({ kind, max, windowMs, secret, now }: Settings) => {
  const nameOf = (key: string): string => sign(secret, 'limit', kind, key);
  return {
    /** Counts one event; when that would exceed the limit, counts nothing and returns the seconds to wait. */
    take: async (from: Queryable, key: string): Promise<number> => {
      const [name, at, since] = [nameOf(key), now(), now() - windowMs];
      // One statement, which locks the row: of a hundred parallel requests no more than the limit pass.
      const counted = await from.query(
        `INSERT INTO limit_counts AS kept (key, times, until) VALUES ($1, ARRAY[$2::bigint], $3)
         ON CONFLICT (key) DO UPDATE SET until = excluded.until,
           times = ARRAY(SELECT at FROM unnest(kept.times) AS at WHERE at > $4::bigint ORDER BY at) || excluded.times
         WHERE (SELECT count(*) FROM unnest(kept.times) AS at WHERE at > $4::bigint) < $5::integer RETURNING 1`,
        [name, at, new Date(at + windowMs).toISOString(), since, max],
      );
      if (counted.length > 0) return 0;
      const [row] = await from.query<{ oldest: number | null }>(
        'SELECT min(at) AS oldest FROM limit_counts, unnest(times) AS at WHERE key = $1 AND at > $2::bigint',
        [name, since],
      );
      return Math.max(1, Math.ceil(((row?.oldest ?? since) + windowMs - at) / 1000));
    },
    /** Takes back the latest event. */
    forgive: async (from: Queryable, key: string): Promise<void> => {
      await from.query('UPDATE limit_counts SET times = times[:cardinality(times) - 1] WHERE key = $1', [nameOf(key)]);
    },
    clear: async (from: Queryable, key: string): Promise<void> => {
      await from.query('DELETE FROM limit_counts WHERE key = $1', [nameOf(key)]);
    },
  };
};

export type SharedLimit = ReturnType<typeof sharedLimit>;

/** A limit and the key it counts. */
export type Counter = readonly [SharedLimit, string];

/** Counts one event in every counter; when any would exceed its limit, counts none and refuses with a time to retry. */
export const countIn = (database: Database, ...limits: readonly Counter[]): Promise<void> =>
  database.transaction(async (tx) => {
    let seconds = 0;
    for (const [limit, key] of limits) seconds = Math.max(seconds, await limit.take(tx, key));
    if (seconds === 0) return;
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new Refusal(`Too many attempts. Try again in ${wait}.`, 429, { 'Retry-After': String(seconds) });
  });

export const purgeLimits = async (database: Queryable, at: number): Promise<void> => {
  await database.query('DELETE FROM limit_counts WHERE until <= $1', [new Date(at).toISOString()]);
};
