import type { Locks } from '../lib/entries/entry';
import type { ActionLog } from '../lib/actionLog';
import type { IdempotencyKeys } from './idempotencyKeys';
import type { ServerClock } from '../lib/serverClock';

/** The API layer's dependencies; makeStore passes them as the thunks' extra argument. */
export interface ApiExtra {
  baseUrl: string;
  apiKey: string;
  /** Whether the API may be sent idempotency keys: an API on another origin has to allow the header first. */
  sendsKeys: boolean;
  idempotencyKeys: IdempotencyKeys;
  fetch: typeof fetch;
  readToken: () => string | null;
  /**
   * Checks that the session is still the one this tab holds: another tab may have changed it, or it may have expired.
   */
  checkSession: () => void;
  clock: ServerClock;
  /** The reply to a request that was sent before the store existed. */
  takeEarlyReply: (url: string, token: string | null) => Promise<Response> | undefined;
  wait: (ms: number) => Promise<void>;
  /** Yields to the browser, so that it can handle a tap. */
  yieldToMain: () => Promise<void>;
  /** Locks shared by all tabs; null where the browser has none. */
  locks: Locks | null;
  /** Rereads the stored entries at once, to see changes of other tabs. */
  rereadEntries: () => void;
  /** Writes pending changes to the storage at once, and returns whether the stored entry now matches this tab's. */
  saveEntry: (key: string) => boolean;
  /** The store shows a past moment (time travel): no request is sent and no action is handled. */
  isTimeTravelling: () => boolean;
  /** The latest actions, for a problem report; the API does not know the type of its states. */
  actionLog: ActionLog<unknown>;
  /** Sends the shopper to another address, as a payment does. */
  redirect: (url: string) => void;
}
