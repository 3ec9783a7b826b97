import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { HttpBindings, ServerType } from '@hono/node-server';
import { createShopServer } from './app';
import type { ShopServerOptions } from './app';
import type { ShopSettings } from './config';
import type { Database } from './db/database';
import { openDatabase } from './db/openDatabase';
import { isLoopback } from './http/origin';
import { readRunning, removeRunning, writeRunning } from './operatorFile';
import { keptSecret } from './secretFile';
import { serveDist } from './static';

export interface RunningShop {
  url: string;
  database: Database;
  close(): Promise<void>;
}

type Fetch = (request: Request, client: { address?: string }) => Promise<Response>;

const apiPaths = /^\/(api|media|pay|operator|csp-reports|outbox(\.json)?)(\/|$)/;

const oneOrigin = (api: Fetch, { dist, publicOrigin }: ShopSettings): Fetch => {
  if (dist === undefined) return api;
  const files = serveDist(dist, publicOrigin);
  return (request, client) => (apiPaths.test(new URL(request.url).pathname) ? api(request, client) : files(request));
};

const listen = (settings: ShopSettings, answer: Fetch): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const fetch = (request: Request, env: unknown) => {
      const { remoteAddress } = (env as HttpBindings).incoming.socket;
      return answer(request, remoteAddress === undefined ? {} : { address: remoteAddress });
    };
    const server = serve({ fetch, port: settings.port, hostname: settings.host }, () => resolve(server));
    server.once('error', reject);
  });

const stop = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    // A browser keeps its connections open; nobody waits for it to leave.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref();
  });

const serverOptions = async (settings: ShopSettings, database: Database): Promise<ShopServerOptions> => ({
  ...settings,
  database,
  secret:
    settings.secret ??
    (settings.dataDir === null ? randomBytes(32).toString('hex') : await keptSecret(settings.dataDir)),
  // A shop that others can reach shows its mails to nobody unless told to.
  outbox: settings.outbox ?? isLoopback(settings.publicOrigin ?? `http://${settings.host}`),
  operatorSecret: randomBytes(32).toString('hex'),
});

const refuseSecond = async ({ dataDir, databaseUrl }: ShopSettings): Promise<void> => {
  const other = dataDir === null || databaseUrl !== undefined ? undefined : await readRunning(dataDir);
  if (other) throw new Error(`A shop is already open on this data folder, at ${other.url}`);
};

/** Opens the database and the door: in memory on a free port unless told otherwise. */
export const startShop = async (given: Partial<ShopSettings> = {}): Promise<RunningShop> => {
  const settings: ShopSettings = { port: 0, host: '127.0.0.1', dataDir: null, cacheDir: '.cache', ...given };
  await refuseSecond(settings);
  const database = await openDatabase(settings);
  try {
    const options = await serverOptions(settings, database);
    const app = createShopServer(options);
    const server = await listen(settings, oneOrigin(app.fetch, settings));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const record = { url, secret: options.operatorSecret ?? '', pid: process.pid };
    if (settings.dataDir !== null) await writeRunning(settings.dataDir, record);
    const close = async (): Promise<void> => {
      await stop(server);
      await database.close();
      if (settings.dataDir !== null) await removeRunning(settings.dataDir);
    };
    return { url, database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};
