import type { Database } from '../db/database';
import type { Clock } from '../http/context';

/** How long a change by another process may go unnoticed. Changes by this process are noticed at once. */
const mostAgeMs = 500;
const mostProducts = 20_000;

interface Found {
  snapshot: string;
  everything: boolean;
  products: number[];
}

// A number above every running transaction's comes from a dump of another server and must be ignored.
const ask = `
  SELECT pg_current_snapshot()::text AS snapshot,
    (SELECT NOT pg_visible_in_snapshot(changed, $1::text::pg_snapshot) FROM catalogue_change) AS everything,
    (SELECT coalesce(json_agg(DISTINCT product_id), '[]') FROM variants
      WHERE changed >= pg_snapshot_xmin($1::text::pg_snapshot) AND changed < pg_snapshot_xmax(pg_current_snapshot())
        AND NOT pg_visible_in_snapshot(changed, $1::text::pg_snapshot)) AS products`;

/**
 * Tracks catalogue changes as rising version numbers: a reply made at one version is valid until something it shows
 * changes at a later one. The database is queried after each write through this process, and otherwise at most twice a
 * second.
 */
export const catalogueChanges = (database: Database, now: Clock) => {
  let snapshot = '1:1:';
  let version = 0;
  let everythingAt = 0;
  let seenWrites = -1;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const changedAt = new Map<number, number>();

  const note = ({ everything, products }: Found): void => {
    if (!everything && products.length === 0) return;
    version += 1;
    for (const id of products) changedAt.set(id, version);
    if (!everything && changedAt.size <= mostProducts) return;
    everythingAt = version;
    changedAt.clear();
  };

  const look = async (): Promise<void> => {
    // Both are read before the database query, so a change during the query triggers another one.
    const [writes, at] = [database.writes(), now()];
    const [found] = await database.query<Found>(ask, [snapshot]);
    if (!found) return;
    note(found);
    snapshot = found.snapshot;
    seenWrites = writes;
    askedAt = at;
  };

  const changed = (productId: number, since: number): boolean =>
    everythingAt > since || (changedAt.get(productId) ?? 0) > since;

  const start = (): Promise<void> => {
    running = look().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    /** The current version. It includes every change that this process made before the call. */
    current: async (): Promise<number> => {
      const needed = database.writes();
      const isKnown = (): boolean => seenWrites >= needed && Math.abs(now() - askedAt) < mostAgeMs;
      // A query already running may have missed a change made before this call; the next query includes it.
      if (!isKnown() && running) await running.catch(() => undefined);
      if (!isKnown()) await (running ?? start());
      return version;
    },
    changed,
    anyChanged: (products: readonly number[], since: number): boolean =>
      everythingAt > since || products.some((id) => changed(id, since)),
    /** The products that changed by themselves. */
    changedSince: (since: number): number[] =>
      [...changedAt].filter(([, at]) => at > since).map(([product]) => product),
    everythingChanged: (since: number): boolean => everythingAt > since,
  };
};

export type CatalogueChanges = ReturnType<typeof catalogueChanges>;
