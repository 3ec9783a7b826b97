import { ama, shopClient } from '../../server/testing/shopClient';
import type { ShopServer } from '../../server/app';

export const AMA = ama;

/** Signs a customer up and in at the server; returns the entries that the browser would have stored. */
export const signedIn = async (server: ShopServer, customer = AMA): Promise<{ token: string; account: string }> => {
  const client = shopClient(server);
  await client.post('/storefront/customer/signup', customer);
  const { email, password } = customer;
  const { body } = await client.post('/storefront/customer/access', { email, password });
  const { token, user } = (body.data ?? {}) as { token?: string; user?: unknown };
  if (token === undefined) throw new Error('The test customer could not sign in');
  return { token, account: JSON.stringify(user) };
};
