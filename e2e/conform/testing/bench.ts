import { randomUUID } from 'node:crypto';
import { twoGoods } from '../../../server/testing/goods';
import { ama, signUp } from '../../../server/testing/shopClient';
import { FEATURES } from '../../../server/features';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { conform } from '../conform';
import type { Target } from '../target';

const ORIGIN = 'https://shop.example';
const API = 'http://localhost/api/v1';

/** Without the rows that depend on the machine's load. */
export const conformAnyTime = async (target: Target) => {
  const { rows, left } = await conform(target);
  return { rows: rows.filter(({ rule }) => rule !== 'is answered quickly'), left };
};

type Serve = (request: Request) => Promise<Response>;

/** Intercepts the requests between the kit and the reference server. */
export type Between = (request: Request, serve: Serve, token: string) => Promise<Response>;

const nothing: Between = (request, serve) => serve(request);

/** Cuts lists to three products: the checks are the same, in a third of the time. */
const LISTS = /\/(products\/search|category_products|filter_sections\/products)/;
const small = async (request: Request, serve: Serve): Promise<Response> => {
  const reply = await serve(request);
  if (!LISTS.test(request.url) || reply.status !== 200 || reply.headers.has('Content-Encoding')) return reply;
  const body = (await reply.json()) as { data?: unknown[] };
  return new Response(JSON.stringify({ ...body, data: body.data?.slice(0, 3) }), reply);
};

export const openTestShop = () => createTestShop({ allowedOrigins: [ORIGIN], features: FEATURES });

interface Given {
  /** Shared by all benches, because a server for each would be slow. */
  shop?: TestShop;
  isSmall?: boolean;
}

/** The reference server with a new customer, to be checked against the contract. */
export const openBench = async (between = nothing, { shop: given, isSmall = false }: Given = {}) => {
  const shop = given ?? (await openTestShop());
  const customer = { ...ama, email: `${randomUUID()}@example.com` };
  const account = { email: customer.email, password: customer.password };
  const { token = '' } = await signUp(shop, customer);
  const sent: { method: string; path: string }[] = [];
  const waits: number[] = [];
  const target: Target = {
    api: API,
    key: 'demo-key',
    write: false,
    origin: ORIGIN,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    fetch: (request) => {
      sent.push({ method: request.method, path: new URL(request.url).pathname.replace('/api/v1', '') });
      return between(request, (passed) => (isSmall ? small(passed, shop.fetch) : shop.fetch(passed)), token);
    },
  };
  const count = async (sql: string) => (await shop.database.query(sql)).length;
  return {
    shop,
    token,
    sent,
    waits,
    goods: await twoGoods(shop.database),
    run: () => conformAnyTime({ ...target, account, write: true }),
    runReading: () => conformAnyTime({ ...target, account }),
    runWithoutCustomer: () => conformAnyTime(target),
    cart: async () => {
      const rows = await shop.database.query<{ variant_id: number; quantity: number }>('SELECT * FROM cart_items');
      return rows.map(({ variant_id, quantity }) => [variant_id, quantity]);
    },
    openOrders: () => count(`SELECT 1 FROM orders WHERE status = 'Pending'`),
  };
};
