import { FEATURES } from '../../server/features';
import { twoGoods } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { createTestShop } from '../../server/testing/testShop';
import { ordersReply } from '../contract/order';
import { signedIn } from './customers';

/** The checkout has the specified form of the address, and asks for no store. */
const AS_SPECIFIED = FEATURES.filter((feature) => !['addresses', 'stores'].includes(feature));

/** A customer with two shirts in the server's cart, and what their browser has stored. */
export const customerWithCart = async (features: readonly string[] = AS_SPECIFIED) => {
  const server = await createTestShop({ features });
  const [shirt] = await twoGoods(server.database);
  const stored = await signedIn(server);
  const client = shopClient(server, stored.token);
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
  const orders = async () => (await client.read(ordersReply, '/storefront/my-orders')).data;
  return { server, shirt, stored, client, orders };
};
