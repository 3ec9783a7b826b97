import { createTestShop } from '../../../server/testing/testShop';
import { twoGoods } from '../../../server/testing/goods';
import { runChaosShopper } from '../../../e2e/chaos/chaosShopper';
import { runNaiveShopper } from '../../../e2e/chaos/naiveShopper';

const FIRST = 1001;
const LAST = 1050;

test(`fifty unlucky shoppers, seeds ${FIRST} to ${LAST}: no order twice, none lost`, async () => {
  const server = await createTestShop();
  for (const { id } of await twoGoods(server.database)) {
    await server.database.query('UPDATE variants SET stock = 100000 WHERE id = $1', [id]);
  }
  const faults: string[] = [];
  // Seed 73 once found an order sent again while another tab was writing the account's entry; seed 215 one that two tabs
  // sent, of which neither had been able to read the orders before.
  for (const seed of [73, 215, ...Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)]) {
    const { fault } = await runChaosShopper(server, seed);
    if (fault !== null) faults.push(`seed ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('a client that sends again when it hears nothing orders twice: the chaos is not harmless', async () => {
  const server = await createTestShop();
  let doubles = 0;
  for (let seed = 1; seed <= 30; seed += 1) if ((await runNaiveShopper(server, seed)) > 1) doubles += 1;
  expect(doubles).toBeGreaterThan(0);
});
