import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord, parseJson } from '../../src/lib/json';
import { type Call, type Locked, refused, type Open, type Reply, textIn } from './call';
import { account, accessCalls } from './calls/account';
import { addresses } from './calls/addresses';
import { cart } from './calls/cart';
import { catalogue } from './calls/catalogue';
import { contact } from './calls/contact';
import { orders } from './calls/orders';
import { ownAccount } from './calls/ownAccount';
import { schedule } from './calls/schedule';
import { stockAlerts } from './calls/stockAlerts';
import { tracking } from './calls/tracking';
import { storeReply, storedReply, type Presses } from './presses';
import { findRoute } from './route';
import { send } from './send';
import { openShop, type Shop } from './shop';
import { readToken } from './tokens';

const OPEN: Record<string, Open> = { ...catalogue, ...accessCalls, ...stockAlerts, ...tracking, ...contact };
const LOCKED: Record<string, Locked> = { ...account, ...ownAccount, ...addresses, ...cart, ...orders, ...schedule };
/** The calls by their headings in docs/api.md. */
export const OTHER_CALLS = [...Object.keys(OPEN), ...Object.keys(LOCKED)];

const BASE = '/api/v1';

const answer = (shop: Shop, presses: Presses, request: IncomingMessage, sent: string): Reply => {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const route = findRoute(OTHER_CALLS, request.method ?? '', pathname.slice(BASE.length));
  if (!pathname.startsWith(BASE) || !route) return refused('There is nothing here', 404);
  const body = sent === '' ? {} : parseJson(sent);
  if (!isRecord(body)) return refused('This could not be read', 400);
  const call: Call = { shop, params: route.params, query, body };

  const open = OPEN[route.name];
  const found = readToken(shop, (request.headers.authorization ?? '').replace(/^Bearer /i, ''));
  if (!open && !found) return refused('Please sign in', 401);

  const header = request.headers['idempotency-key'];
  const owner = open ? textIn(body, 'email').toLowerCase() : (found?.customer.email ?? '');
  const press =
    typeof header === 'string' ? { owner, key: header, request: `${route.name} ${pathname} ${sent}` } : null;
  const repeated = press && storedReply(presses, press);
  if (repeated) return repeated;
  if (!open && found?.isFormer !== false) return refused('Please sign in again', 401);

  const made = open ? open(call) : LOCKED[route.name]?.({ ...call, customer: found!.customer });
  const reply = made ?? refused('There is nothing here', 404);
  if (press) return storeReply(presses, press, reply);
  return typeof reply === 'function' ? reply() : reply;
};

/** A back end in memory, written from docs/api.md and nothing else; pages of one other origin may call it. */
export const otherBackEnd = (allowedOrigin: string, paid: ReadonlySet<string> = new Set()): Server => {
  const shop = openShop(paid);
  const presses: Presses = new Map();
  return createServer((request, response) => {
    const isLocked = request.headers.authorization !== undefined;
    const isPreflight = request.method === 'OPTIONS';
    text(request)
      .then((sent) => (isPreflight ? { http: 204, body: {} } : answer(shop, presses, request, sent)))
      .then((reply) => send(request, response, reply, { allowedOrigin, isLocked }))
      .catch(() => response.destroy());
  });
};
