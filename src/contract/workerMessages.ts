/** Messages from the service worker to the tabs. */
export type WorkerMessage =
  /** The reply of a read differs from the cached one that was shown. */
  | { type: 'renewed'; url: string }
  /** The network did not answer, and a stored reply was used. */
  | { type: 'unreachable' };

/** Messages from a tab to the service worker. */
export type TabMessage =
  /** This tab's message listener is ready. */
  | { type: 'listening' }
  /** The shopper wants to activate the new release now. */
  | { type: 'takeOver' }
  /** The addresses that this tab loaded before the worker was active. */
  | { type: 'seen'; addresses: string[] };

/** The prefix of the names of the worker's caches. */
export const CACHE_PREFIX = 'shop-';
