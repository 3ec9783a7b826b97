import * as v from 'valibot';
import { setStock, twoGoods } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { createTestShop } from '../../server/testing/testShop';
import { loggedIn } from '../api/apiEvents';
import { cartApi } from '../api/cartApi';
import { makeStore } from '../app/store';
import { cartReply } from '../contract/cart';
import { userSchema } from '../contract/customer';
import { selectCartLines } from '../features/cart/cartSelectors';
import { cartLine } from './builders/model';
import { signedIn } from './customers';
import { faultyFetch } from './faults';
import { memoryLocks } from './memoryLocks';
import { memoryStorage } from './memoryStorage';
import { testEnvironment } from './testEnvironment';
import { turns } from './turns';

/** A store with the reference API, two products and a customer who may sign in, for tests of the cart's logic. */
export const openCart = async () => {
  const server = await createTestShop();
  const [shirt, cup] = await twoGoods(server.database);
  await setStock(server.database, shirt.id, 5);
  const customer = await signedIn(server);
  const client = shopClient(server, customer.token);
  const network = faultyFetch((request) => server.fetch(request));
  const storage = memoryStorage();
  const locks = memoryLocks();
  const openTab = () => makeStore(testEnvironment({ fetch: network.fetch, storage, locks }));
  const shop = openTab();
  const { store } = shop;

  const line = (goods: typeof shirt, quantity = 1) =>
    cartLine({
      id: String(goods.id),
      productId: String(goods.product_id),
      quantity,
      price: goods.price,
      available: null,
    });
  const logIn = () => {
    store.dispatch(loggedIn({ token: customer.token, account: v.parse(userSchema, JSON.parse(customer.account)) }));
  };
  /** Logs in and waits until the visitor's lines are merged, or cannot be. */
  const logInAndMerge = async () => {
    logIn();
    while (store.getState().cart.mergingGuestCart) await turns(5);
  };
  return {
    ...shop,
    openTab,
    server,
    network,
    storage,
    locks,
    token: customer.token,
    shirt,
    cup,
    line,
    logIn,
    logInAndMerge,
    watchCart: () => store.dispatch(cartApi.endpoints.getCart.initiate()),
    /** [variant, quantity] as shown to the shopper. */
    shown: () => selectCartLines(store.getState()).map(({ id, quantity }) => [Number(id), quantity]),
    /** [variant, quantity] as the server holds them. */
    serverLines: async () =>
      (await client.read(cartReply, '/storefront/my-cart')).data.map(({ variantId, quantity }) => [
        Number(variantId),
        quantity,
      ]),
    notices: () => store.getState().notices.shown.map(({ text }) => text),
  };
};

export type OpenCart = Awaited<ReturnType<typeof openCart>>;
