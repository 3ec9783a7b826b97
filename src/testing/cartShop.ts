import { twoGoods, setStock } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { createTestShop } from '../../server/testing/testShop';
import type { CartLine } from '../contract/cart';
import { toStored } from '../contract/stored';
import { cartLine } from './builders/model';
import { signedIn } from './customers';

/** A shop with two products in stock and the stored entries of a browser with them in its bag: for screen tests. */
export const cartShop = async () => {
  const server = await createTestShop();
  const [shirt, cup] = await twoGoods(server.database);
  await setStock(server.database, shirt.id, 5);
  await setStock(server.database, cup.id, 5);
  const line = (goods: typeof shirt, over: Partial<CartLine> = {}): CartLine =>
    cartLine({
      id: String(goods.id),
      productId: String(goods.product_id),
      price: goods.price,
      available: 5,
      product: { title: goods.title, imgSrc: null, category: { name: 'Goods' } },
      ...over,
    });
  return {
    server,
    shirt,
    cup,
    line,
    /** The stored entries of a visitor with these lines in the bag. */
    storedCart: (...lines: CartLine[]) => ({ cartList: JSON.stringify(lines.map(toStored)) }),
    /** A customer with these lines in the server's bag; returns the stored entries of the signed-in browser. */
    customerWith: async (...entries: [typeof shirt, number][]) => {
      const session = await signedIn(server);
      const client = shopClient(server, session.token);
      for (const [{ id }, quantity] of entries) {
        await client.post('/storefront/add-to-cart', { product_variant_id: id, quantity });
      }
      return session;
    },
  };
};

export type CartShop = Awaited<ReturnType<typeof cartShop>>;
