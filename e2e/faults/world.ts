import type { RunningShop } from '../../server/startShop';
import { tokenMaker } from '../../server/security/tokens';
import { checkoutBody } from '../../server/testing/goods';
import { addToCart } from '../support/checkout';
import { callShop, newCustomer, signUpAndIn, type Session } from '../support/customers';
import { startTestShop } from '../support/shopServer';

/** A product that can be added to the bag without choosing options. */
export interface Goods {
  variantId: number;
  productId: number;
  title: string;
  slug: string;
  code: string;
  price: number;
}

export interface World {
  shop: RunningShop;
  url: string;
  goods: Goods;
  /** A new customer, signed in, that no other cell uses. */
  customer: () => Promise<Session>;
  close: () => Promise<void>;
}

const SECRET = 'the secret of a shop that lives as long as its test';
const PLENTY = 100_000;

const simpleGoods = async ({ database }: RunningShop): Promise<Goods> => {
  const [row] = await database.query<Goods>(
    `SELECT v.id AS "variantId", p.id AS "productId", p.title, p.slug, p.code, v.price
     FROM variants v JOIN products p ON p.id = v.product_id
     WHERE NOT EXISTS (SELECT 1 FROM variants o WHERE o.product_id = p.id AND o.id <> v.id) ORDER BY v.id LIMIT 1`,
  );
  if (!row) throw new Error('The demo shop sells nothing simple');
  await database.query('UPDATE variants SET stock = $2 WHERE id = $1', [row.variantId, PLENTY]);
  return row;
};

/** A separate shop. Customers are inserted into its database, to avoid hundreds of sign-up requests. */
export const openWorld = async (): Promise<World> => {
  const shop = await startTestShop({ secret: SECRET, firstRepliesWithin: 0 });
  const { database, url } = shop;
  const tokens = tokenMaker(SECRET, 24 * 60 * 60, Date.now);
  const first = await signUpAndIn(url);
  const customer = async (): Promise<Session> => {
    const made = newCustomer();
    const [row] = await database.query<{ id: string; session_version: number; account: object }>(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, verified_at, created_at)
       SELECT gen_random_uuid(), $1, password_hash, first_name, last_name, phone, now(), now() FROM users
       WHERE email = $2 RETURNING id, session_version`,
      [made.email, first.customer.email],
    );
    const token = await tokens.issue({ sub: row!.id, version: row!.session_version });
    const { first_name, last_name, phone, email } = made;
    const account = JSON.stringify({ first_name, last_name, phone, email, eligible: 'Created' });
    return { customer: made, token, account };
  };
  return { shop, url, goods: await simpleGoods(shop), customer, close: () => shop.close() };
};

export const putInCart = ({ url, goods }: World, { token }: Session) => addToCart(url, token, goods.variantId);

/** The start of a cell whose customer has something in the cart. */
export const withCart = async (world: World, session: Session) => {
  await putInCart(world, session);
  return {};
};

interface Placed {
  checkout_id: string;
  checkout_url: string;
  order_code: string;
}

/** Orders one piece, without the browser. */
export const placeOrder = async ({ url, goods }: World, { token }: Session, given: object = {}): Promise<Placed> => {
  const body = checkoutBody([{ id: goods.variantId, quantity: 1 }], given);
  const { data } = await callShop(url, '/storefront/checkout', { method: 'POST', body, token });
  if (!data) throw new Error('The order of a cell was not taken');
  return data as Placed;
};

/** Submits the payment page, as its Pay button does. */
export const payAtProvider = async ({ url }: World, checkoutUrl: string): Promise<void> => {
  const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' };
  await fetch(checkoutUrl, { method: 'POST', body: 'action=pay', headers, redirect: 'manual' });
};

export const ordersAtServer = async ({ shop }: World, { customer }: Session): Promise<string[]> => {
  const rows = await shop.database.query<{ status: string }>(
    'SELECT o.status FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = $1',
    [customer.email],
  );
  return rows.map(({ status }) => status);
};

export const cartAtServer = async ({ shop }: World, { customer }: Session): Promise<number> => {
  const [row] = await shop.database.query<{ count: number }>(
    'SELECT count(*) AS count FROM cart_items c JOIN users u ON u.id = c.user_id WHERE u.email = $1',
    [customer.email],
  );
  return Number(row?.count);
};
