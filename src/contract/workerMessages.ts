/** What the service worker tells the tabs. */
export type WorkerNews =
  /** A read has another reply now than the one that was shown. */
  | { type: 'renewed'; url: string }
  /** The network did not answer, and something kept stands in. */
  | { type: 'unreachable' };

/** What a tab tells the service worker. */
export type TabNews =
  /** This tab listens now. */
  | { type: 'listening' }
  /** The shopper wants the new release now. */
  | { type: 'takeOver' }
  /** What this tab has shown before the worker was there. */
  | { type: 'seen'; addresses: string[] };

/** Every cache of the shop's worker begins with it. */
export const CACHE_PREFIX = 'shop-';
