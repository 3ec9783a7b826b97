import type { Fetch } from './exchange';

/** A customer made for the kit. */
export interface Account {
  email: string;
  password: string;
}

/** The back end that is asked. */
export interface Target {
  /** With /api/v1 and no slash behind it. */
  api: string;
  key: string;
  account?: Account;
  write: boolean;
  /** The shop's, where it is not the back end's. */
  origin?: string;
  fetch: Fetch;
  /** Lets so many ms pass. */
  wait: (ms: number) => Promise<void>;
}
