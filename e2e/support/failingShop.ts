import { createShopServer } from '../../server/app';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/openDatabase';
import { serveDist } from '../../server/static';
import { distFolder } from './dist';
import { type Protocol, startServers } from './shopServers';
import { connectionBarrier } from './connectionBarrier';

interface Failure {
  /** The calls that it hits, 'POST /storefront/…'. */
  call: RegExp;
  /** How often the shop acts and then destroys the connection instead of answering. */
  drops: number;
  /** The back end ignores idempotency keys. */
  withoutKeys?: boolean;
}

export interface FailingShop {
  urls: Record<Protocol, string>;
  database: Database;
  /** Calls that the shop has acted on since `failNext`. */
  reached: (call: RegExp) => { key: string | null; body: string }[];
  failNext: (failure: Failure) => void;
  close: () => Promise<void>;
}

const KEY = 'Idempotency-Key';
const NOTHING: Failure = { call: /^$/, drops: 0 };
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
export const openFailingShop = async (): Promise<FailingShop> => {
  const database = await openDatabase({ dataDir: null, cacheDir: '.cache' });
  const api = createShopServer({ database, secret: 'sockets', passwordCost: 16 });
  const files = serveDist(distFolder());
  const wait = connectionBarrier();
  let failure = { ...NOTHING };
  const acted: { call: string; key: string | null; body: string }[] = [];

  const act = async (request: Request, call: string): Promise<Response | null> => {
    const { withoutKeys = false } = failure;
    const isFailing = failure.call.test(call);
    const body = await request.text();
    acted.push({ call, key: request.headers.get(KEY), body });
    const reply = await api.fetch(copyOf(request, body, withoutKeys));
    if (!isFailing || failure.drops === 0) return reply;
    failure.drops -= 1;
    return null;
  };

  const servers = await startServers(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/warm') return wait(request);
    if (!shopPaths.test(pathname)) return files(request);
    return request.method === 'POST' && pathname.startsWith('/api/')
      ? act(request, nameOf(request))
      : api.fetch(request);
  });
  return {
    urls: servers.urls,
    database,
    reached: (call) => acted.filter((one) => call.test(one.call)),
    failNext: (next) => {
      failure = { ...next };
      acted.length = 0;
    },
    close: async () => {
      await servers.close();
      await database.close();
    },
  };
};
