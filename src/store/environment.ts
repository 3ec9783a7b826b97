import type { Locks, TextStorage } from '../lib/entries/storage';

/** The store's access to network, storage and time. The browser's own is used by main; tests make others. */
export interface Environment {
  baseUrl: string;
  apiKey: string;
  /** Whether the API may be sent idempotency keys: an API on another origin has to allow the header first. */
  sendsKeys: boolean;
  fetch: typeof fetch;
  /** Null when the browser refuses its storage. */
  storage: TextStorage | null;
  locks: Locks | null;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Ends the browser's task, so that it can answer a tap. */
  yieldToMain: () => Promise<void>;
  takeEarlyReply: (url: string, token: string | null) => Promise<Response> | undefined;
  /** Sends the shopper to another address, as a payment does. */
  leave: (url: string) => void;
}
