import { twoGoods } from '../../../../server/testing/goods';
import { createTestShop } from '../../../../server/testing/testShop';
import { runChaosShopper } from '../../../testing/chaos/chaosShopper';
import { runNaiveShopper } from '../../../testing/chaos/naiveShopper';
import { isCompleteRun } from '../../../testing/complete';

const FIRST = 1051;
/** The complete run goes on to twenty shoppers, `npm run chaos` to a thousand. */
const LAST = isCompleteRun ? 1070 : 1053;
/** Of these clients the seventh is the first to order twice. */
const NAIVE = isCompleteRun ? 30 : 7;

const openServer = async () => {
  const server = await createTestShop();
  for (const { id } of await twoGoods(server.database)) {
    await server.database.query('UPDATE variants SET stock = 100000 WHERE id = $1', [id]);
  }
  return server;
};

/** The faults, and the number of duplicates that were shown to the shoppers. */
const runShoppers = async (seeds: number[], knowsKeys: boolean) => {
  const server = await openServer();
  const faults: string[] = [];
  let [repeated, named] = [0, 0];
  for (const seed of seeds) {
    const end = await runChaosShopper(server, seed, { knowsKeys });
    if (end.fault !== null) faults.push(`seed ${seed}: ${end.fault}`);
    repeated += end.repeated;
    named += end.named;
  }
  return { faults, repeated, named };
};

const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);

test(`neither duplicates nor loses an order under random faults, seeds ${FIRST} to ${LAST}`, async () => {
  // Seed 73 once found an order sent again while another tab was writing the account's entry; seed 215 one that two tabs
  // sent, of which neither had been able to read the orders before.
  const { faults, repeated, named } = await runShoppers([73, 215, ...SEEDS], true);
  expect({ faults, named }).toEqual({ faults: [], named: 0 });
  // The connections of some have died, and their browsers have sent the order again.
  expect(repeated).toBeGreaterThan(0);
}, 120_000);

test('reports every duplicate from a browser resend to the shopper when the back end ignores keys', async () => {
  const { faults, named } = await runShoppers(SEEDS, false);
  expect(faults).toEqual([]);
  expect(named).toBeGreaterThan(0);
}, 120_000);

test('places duplicate orders with a naive client that resends after a lost reply', async () => {
  const server = await createTestShop();
  let doubles = 0;
  for (let seed = 1; seed <= NAIVE; seed += 1) if ((await runNaiveShopper(server, seed)) > 1) doubles += 1;
  expect(doubles).toBeGreaterThan(0);
});
