import { createShopServer } from '../../server/app';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/openDatabase';
import { serveDist } from '../../server/static';
import { distFolder } from './dist';
import { type Door, openDoors } from './dyingDoors';
import { waitingRoom } from './waitingRoom';

interface Fate {
  /** The calls that it hits, 'POST /storefront/…'. */
  call: RegExp;
  /** How often the shop acts and then destroys the connection instead of answering. */
  deaths: number;
  /** How many more times a proxy repeats the same call to the shop. */
  replays?: number;
  /** The back end ignores idempotency keys. */
  withoutKeys?: boolean;
}

export interface DyingShop {
  urls: Record<Door, string>;
  database: Database;
  /** Calls that the shop has acted on since `strike`. */
  reached: (call: RegExp) => { key: string | null; body: string }[];
  strike: (fate: Fate) => void;
  close: () => Promise<void>;
}

const KEY = 'Idempotency-Key';
const NOTHING: Fate = { call: /^$/, deaths: 0 };
const shopPaths = /^\/(api|media|pay|outbox(\.json)?)(\/|$)/;

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.replace(/^\/api\/v1/, '')}`;

/** A copy of the request with its body; without the idempotency key, if the back end ignores keys. */
const copyOf = (request: Request, body: string, isKeyless: boolean): Request => {
  const headers = new Headers(request.headers);
  if (isKeyless) headers.delete(KEY);
  return new Request(request.url, { method: request.method, headers, body });
};

/**
 * The reference shop behind failing connections: it acts on a call, and then the socket is destroyed without a reply. A
 * browser resends such a call by itself when the connection was used before, and the page does not notice; a mocked
 * fetch cannot show that.
 */
export const openDyingShop = async (): Promise<DyingShop> => {
  const database = await openDatabase({ dataDir: null, cacheDir: '.cache' });
  const api = createShopServer({ database, secret: 'sockets', passwordCost: 16 });
  const files = serveDist(distFolder());
  const wait = waitingRoom();
  let fate = { ...NOTHING };
  const acted: { call: string; key: string | null; body: string }[] = [];

  const act = async (request: Request, call: string): Promise<Response | null> => {
    const { withoutKeys = false, replays = 0 } = fate;
    const isStruck = fate.call.test(call);
    const body = await request.text();
    const send = () => {
      acted.push({ call, key: request.headers.get(KEY), body });
      return api.fetch(copyOf(request, body, withoutKeys));
    };
    for (let count = 0; isStruck && count < replays; count += 1) await send();
    const reply = await send();
    if (!isStruck || fate.deaths === 0) return reply;
    fate.deaths -= 1;
    return null;
  };

  const doors = await openDoors(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/warm') return wait(request);
    if (!shopPaths.test(pathname)) return files(request);
    return request.method === 'POST' && pathname.startsWith('/api/')
      ? act(request, nameOf(request))
      : api.fetch(request);
  });
  return {
    urls: doors.urls,
    database,
    reached: (call) => acted.filter((one) => call.test(one.call)),
    strike: (next) => {
      fate = { ...next };
      acted.length = 0;
    },
    close: async () => {
      await doors.close();
      await database.close();
    },
  };
};
