import { ama, signUp } from '../testing/shopClient';
import { createTestShop } from '../testing/testShop';
import { OperatorError, runOperator } from './operator';

test('lists customers with their eligibility and verification', async () => {
  const shop = await createTestShop();
  await signUp(shop);
  await runOperator(shop.database, ['approve', ama.email]);
  expect(await runOperator(shop.database, ['customers'])).toEqual([`${ama.email}  Approved  not verified`]);
});

test.each([[[]], [['aprove', ama.email]]])('rejects the command %j and lists the valid ones', async (args) => {
  const { database } = await createTestShop();
  const asked = runOperator(database, args);
  await expect(asked).rejects.toThrow(OperatorError);
  await expect(asked).rejects.toThrow('approve EMAIL');
});
