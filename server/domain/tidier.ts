import type { Database } from '../db/database';
import { purgeLimits } from '../security/sharedLimit';
import { sendStockAlerts } from './stockAlerts';
import { purgeReplies } from './storedReplies';
import { releaseAbandoned } from './orderChanges';

const pauseMs = 60 * 1000;

/** Releases expired holds, mails who waits for stock, and removes old idempotency keys and rate limits, at most once a minute. */
export const tidier = (database: Database, now: () => number) => {
  let last = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    if (now() - last < pauseMs) return;
    last = now();
    await database.transaction((tx) => releaseAbandoned(tx, now()));
    await sendStockAlerts(database, now());
    await purgeReplies(database, now());
    await purgeLimits(database, now());
  };
};
