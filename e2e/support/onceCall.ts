import type { Page } from '@playwright/test';
import type { Session } from './customers';
import type { FailingShop } from './failingShop';

/** The message of assertions that must never be excused as flaky: .ci/counts.mjs looks for it. */
export const ONCE = 'an order, payment or line was duplicated or lost';

/** The page, shop and customer of a test. */
export interface Stage {
  page: Page;
  shop: FailingShop;
  session: Session;
  /** The address at which the test itself calls the shop. */
  shopUrl: string;
  visit: (path: string) => Promise<void>;
}

/** A call that must take effect once, and the steps by which a shopper makes it. */
export interface OnceCall {
  title: string;
  call: RegExp;
  /** Prepares the page for the press; returns the order, address or id that the other functions check. */
  prepare: (stage: Stage) => Promise<string>;
  press: (page: Page) => Promise<unknown>;
  /** How often the call has taken effect, by the database. */
  effects: (stage: Stage, what: string) => Promise<number>;
  /** Expects the page after a late reply. */
  answered: (stage: Stage, what: string) => Promise<void>;
  /** Expects the page when the reply never arrived. */
  unanswered: (stage: Stage, what: string) => Promise<void>;
}

/** The single number that a query returns. */
export const count = async ({ database }: FailingShop, query: string, ...given: unknown[]): Promise<number> => {
  const [row] = await database.query<{ count: number | string }>(query, given);
  return Number(row?.count ?? 0);
};
