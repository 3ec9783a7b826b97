import { createShopServer } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import { twoGoods } from '../../server/testing/goods';
import type { TestShop } from '../../server/testing/testShop';
import { runChaosShopper } from '../../src/testing/chaos/chaosShopper';

const BACK_ENDS = [
  { name: 'a back end that knows idempotency keys', knowsKeys: true },
  { name: 'a back end that knows none', knowsKeys: false },
];

const openServer = async (): Promise<TestShop> => {
  const database = await openDatabase({ dataDir: null, cacheDir: '.cache' });
  for (const { id } of await twoGoods(database)) {
    await database.query('UPDATE variants SET stock = 1000000 WHERE id = $1', [id]);
  }
  return { ...createShopServer({ database, secret: 'chaos', passwordCost: 16 }), database };
};

interface Runs {
  count: number;
  first: number;
}

const against = async (
  server: TestShop,
  { name, knowsKeys }: (typeof BACK_ENDS)[number],
  { count, first }: Runs,
): Promise<string[]> => {
  const faults: string[] = [];
  const sums = { sent: 0, repeated: 0, named: 0 };
  console.log(`\n${name}:`);
  for (let seed = first; seed < first + count; seed += 1) {
    const end = await runChaosShopper(server, seed, { knowsKeys });
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += end[key];
    if (end.fault !== null) {
      faults.push(`seed ${seed}, ${name}: ${end.fault}`);
      console.log(faults.at(-1));
    }
    if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} shoppers, ${faults.length} faults`);
  }
  const duplicates = faults.filter((fault) => fault.includes('duplicate')).length;
  console.log(
    `${sums.sent} orders sent, ${sums.repeated} of them by the browser itself; ${sums.named} duplicates named to the shopper`,
  );
  console.log(
    `${duplicates} duplicate${knowsKeys ? '' : ' and unnoticed'}, ${faults.length - duplicates} lost or otherwise wrong`,
  );
  return faults;
};

/**
 * Runs this many simulated shoppers with random faults against one server, with and without idempotency keys; returns
 * the errors.
 */
export const chaosShoppers = async (count: number, first: number): Promise<string[]> => {
  const server = await openServer();
  const faults: string[] = [];
  for (const backEnd of BACK_ENDS) faults.push(...(await against(server, backEnd, { count, first })));
  await server.database.close();
  return faults;
};
