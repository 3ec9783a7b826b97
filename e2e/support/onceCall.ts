import type { Page } from '@playwright/test';
import type { Session } from './customers';
import type { DyingShop } from './dyingShop';

/** The arguments of a test of such a call. */
export interface Stage {
  page: Page;
  shop: DyingShop;
  session: Session;
  /** Where the test itself calls the shop. */
  shopUrl: string;
  visit: (path: string) => Promise<void>;
}

/** A call that must take effect once, and how a shopper comes to make it. */
export interface OnceCall {
  title: string;
  call: RegExp;
  /** Brings the page to the moment before the press; gives what the others need to know of it. */
  prepare: (stage: Stage) => Promise<string>;
  press: (page: Page) => Promise<unknown>;
  /** How often the call has taken effect, by the database. */
  effects: (stage: Stage, what: string) => Promise<number>;
  /** Expects the page after a late reply. */
  answered: (stage: Stage, what: string) => Promise<void>;
  /** Expects the page when the reply never arrived. */
  unanswered: (stage: Stage, what: string) => Promise<void>;
}

/** The one number that a query gives. */
export const count = async ({ database }: DyingShop, query: string, ...given: unknown[]): Promise<number> => {
  const [row] = await database.query<{ count: number | string }>(query, given);
  return Number(row?.count ?? 0);
};
