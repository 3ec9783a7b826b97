import type { Locks } from '../lib/entries/storage';
import type { ActionLog } from '../lib/actionLog';
import type { PressKeys } from './pressKeys';
import type { ServerClock } from '../lib/serverClock';

/** What the API layer needs from the place it runs in; makeStore hands it over as the thunks' extra argument. */
export interface ApiExtra {
  baseUrl: string;
  apiKey: string;
  /** Whether the API may be sent idempotency keys: another origin has to admit the header first. */
  sendsKeys: boolean;
  presses: PressKeys;
  fetch: typeof fetch;
  readToken: () => string | null;
  /** Looks whether the session still is what this tab believes: another tab may have changed it, or it has run out. */
  checkSession: () => void;
  clock: ServerClock;
  /** A reply that was asked for before the store existed. */
  takeEarlyReply: (url: string, token: string | null) => Promise<Response> | undefined;
  wait: (ms: number) => Promise<void>;
  yieldToMain: () => Promise<void>;
  /** One tab at a time; null where the browser has no locks. */
  locks: Locks | null;
  /** By the address of a read, under which name the cache has its reply. */
  asked: Map<string, string>;
  /** The cache keys of the queries that were sent with a token. */
  privateQueries: Set<string>;
  /** Looks at once at what other tabs have stored. */
  rereadEntries: () => void;
  /** Stores at once what waits to be stored, and tells whether the storage now says of this entry what the tab holds. */
  keepNow: (key: string) => boolean;
  /** The store shows another moment than the present: nothing is asked for and nothing is done. */
  isTimeTravelling: () => boolean;
  /** What has lately happened, for a report of a problem; the api knows nothing of its states. */
  actionLog: ActionLog<unknown>;
  /** Sends the shopper to another address, as a payment does. */
  leave: (url: string) => void;
}
