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
  /** The shopper wants the new release now. */
  | { type: 'takeOver' }
  /** The addresses that this tab loaded before the worker was active. */
  | { type: 'seen'; addresses: string[] };

/** Every cache of the shop's worker begins with it. */
export const CACHE_PREFIX = 'shop-';
