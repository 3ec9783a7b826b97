import { createShopServer } from '../app';
import type { ShopServer, ShopServerOptions } from '../app';
import type { Database } from '../db/database';
import { FEATURES } from '../features';
import { testDatabase } from './testDatabase';

// jsdom lacks this class, and the token library checks whether its key (a text here) is an instance of it.
if (!('CryptoKey' in globalThis)) Object.assign(globalThis, { CryptoKey: function CryptoKey() {} });

export interface TestShop extends ShopServer {
  database: Database;
}

/** As specified, a checkout asks for no store and lists arrive whole; the tests of both features announce them. */
const features = FEATURES.filter((name) => name !== 'stores' && name !== 'lists');

/** A shop in this process over the worker's database, with passwords that are cheap to check. */
export const createTestShop = async (options: Partial<ShopServerOptions> = {}): Promise<TestShop> => {
  const database = options.database ?? (await testDatabase());
  const server = createShopServer({ secret: 'test-secret', passwordCost: 16, features, ...options, database });
  return { ...server, database };
};
