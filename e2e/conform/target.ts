import type { Fetch } from './exchange';

/** A customer made for the kit. */
export interface Account {
  email: string;
  password: string;
}

/** The back end under test. */
export interface Target {
  /** Ends with /api/v1, without a trailing slash. */
  api: string;
  key: string;
  account?: Account;
  write: boolean;
  /** The shop's origin, if it is not the back end's. */
  origin?: string;
  fetch: Fetch;
  /** Waits for this many ms. */
  wait: (ms: number) => Promise<void>;
}
