import { setStock, twoGoods } from '../../../server/testing/goods';
import { createTestShop } from '../../../server/testing/testShop';
import { isCompleteRun } from '../complete';
import { runRepaymentShopper } from './repaymentShopper';

const SHOPPERS = Number(process.env.SEEDS ?? (isCompleteRun ? 20 : 3));
jest.setTimeout(120_000 + 1000 * SHOPPERS);

test('books every instalment once under random faults', async () => {
  const server = await createTestShop();
  const [{ id }] = await twoGoods(server.database);
  await setStock(server.database, id, 100_000);
  const faults: string[] = [];
  for (let seed = 1; seed <= SHOPPERS; seed += 1) {
    const fault = await runRepaymentShopper(server, seed);
    if (fault !== null) faults.push(`seed ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
