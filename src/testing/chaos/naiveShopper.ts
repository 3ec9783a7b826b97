import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import type { TestShop } from '../../../server/testing/testShop';
import { ordersReply } from '../../contract/order';
import { signedIn } from '../customers';
import { random } from '../random';

/** A naive client that sends again when no reply arrives. The chaos test must catch it. */
export const runNaiveShopper = async (server: TestShop, seed: number): Promise<number> => {
  const chance = random(seed);
  const customer = {
    first_name: 'Kofi',
    last_name: 'Mensah',
    phone: '024',
    email: `naive.${seed}@example.com`,
    password: 'correct horse battery',
  };
  const { token } = await signedIn(server, customer);
  const client = shopClient(server, token);
  const [shirt] = await twoGoods(server.database);
  for (let isAnswered = false; !isAnswered; isAnswered = chance.below(100) >= 13) {
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
  }
  return (await client.read(ordersReply, '/storefront/my-orders')).data.length;
};
