import { createShopServer } from '../app';
import type { ShopServer, ShopServerOptions } from '../app';
import type { Database } from '../db/database';
import { testDatabase } from './testDatabase';

// jsdom lacks this class, and the token library checks whether its key (a text here) is an instance of it.
if (!('CryptoKey' in globalThis)) Object.assign(globalThis, { CryptoKey: function CryptoKey() {} });

export interface TestShop extends ShopServer {
  database: Database;
}

/** A shop in this process over the worker's database, with passwords that are cheap to check. */
export const createTestShop = async (options: Partial<ShopServerOptions> = {}): Promise<TestShop> => {
  const database = options.database ?? (await testDatabase());
  const server = createShopServer({ secret: 'test-secret', passwordCost: 16, ...options, database });
  return { ...server, database };
};
