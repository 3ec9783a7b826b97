import type { Database } from '../../db/database';
import { createTestShop } from '../testShop';
import type { TestShop } from '../testShop';
import type { ShopServerOptions } from '../../app';

export interface Bench {
  shop: TestShop;
  database: Database;
  /** Moves the shop's clock. */
  pass: (ms: number) => void;
  /** Starts a second shop on the same database. */
  reopen: (options: Partial<ShopServerOptions>) => Promise<TestShop>;
}

export type OpenDatabase = () => Promise<Database>;

/** A fresh shop over a reset database, with its own clock. */
export const bench = async (open: OpenDatabase): Promise<Bench> => {
  const database = await open();
  let time = Date.parse('2026-11-21T10:00:00Z');
  const now = (): number => time;
  const reopen = (options: Partial<ShopServerOptions>) => createTestShop({ database, now, ...options });
  return {
    shop: await reopen({}),
    database,
    reopen,
    pass: (ms) => {
      time += ms;
    },
  };
};

export const minute = 60_000;
export const day = 24 * 60 * minute;
