import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Variables } from '../src/delivery/settingsFrom';
import { createShopServer, defaultApiKey, type ShopServer, type ShopServerOptions } from './app';
import { hasWidths } from './catalogueFiles/pictureWidths';
import { mediaFolder } from './config';
import type { ShopSettings } from './config';
import type { Database } from './db/database';
import { openDatabase } from './db/openDatabase';
import { hasFile } from './distFiles';
import { logQuietly } from './http/log';
import { isLoopback } from './http/origin';
import { listen, stop, type Fetch } from './listen';
import { removeRunning, writeRunning } from './operatorFile';
import { cachedPages } from './firstReplies/cachedPages';
import { serveDist } from './static';

export interface RunningShop {
  url: string;
  database: Database;
  close(): Promise<void>;
}

const apiPaths = /^\/(api|media|pay|operator|csp-reports|outbox(\.json)?)(\/|$)/;
/** Generated from the catalogue unless the build contains these files. */
const madePaths = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/]*)$/;

/** How long a page waits for its replies, in milliseconds: less than the round trip that they save. */
const defaultTimeoutMs = 100;

/** Has the page ask for imported pictures in their widths, unless the operator decides. */
const variablesOf = (settings: ShopSettings): Variables => ({
  ...(hasWidths(mediaFolder(settings)) && { PICTURE_SIZES: '?w={width}' }),
  ...settings.pageVariables,
});

const oneOrigin = ({ fetch: api }: ShopServer, settings: ShopSettings): Fetch => {
  const { dist, publicOrigin, apiKey = defaultApiKey } = settings;
  const { firstRepliesWithin: timeoutMs = defaultTimeoutMs } = settings;
  if (dist === undefined) return api;
  const makePage = timeoutMs === 0 ? undefined : cachedPages({ fetch: api, apiKey }, { timeoutMs, publicOrigin });
  const files = serveDist(dist, { publicOrigin, makePage, variables: variablesOf(settings) });
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const isMade = madePaths.test(pathname) && !(await hasFile(dist, pathname));
    return isMade || apiPaths.test(pathname) ? api(request, client) : files(request);
  };
};

/** The signing key of this machine, created at the first start and stored, so that sessions survive a restart. */
const storedSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.length >= 32) return known;
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
};

const serverOptions = async (settings: ShopSettings, database: Database): Promise<ShopServerOptions> => ({
  ...settings,
  database,
  mediaDir: mediaFolder(settings),
  secret:
    settings.secret ??
    (settings.dataDir === null ? randomBytes(32).toString('hex') : await storedSecret(settings.dataDir)),
  operatorSecret: randomBytes(32).toString('hex'),
});

const minute = 60_000;

/**
 * Releases expired holds on a timer, not only at checkout: while all stock is held, no shopper can reach the checkout.
 */
const keepTidy = (app: ShopServer): NodeJS.Timeout =>
  setInterval(() => {
    app.tidy().catch((error: unknown) => logQuietly('Tidying failed', error));
  }, minute).unref();

/** A warning when the shop is reachable from outside without PUBLIC_ORIGIN; undefined otherwise. */
const missingOrigin = ({ host, publicOrigin }: Pick<ShopSettings, 'host' | 'publicOrigin'>): string | undefined =>
  publicOrigin !== undefined || isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
    ? undefined
    : `The shop listens on ${host} without PUBLIC_ORIGIN: links in mails and the way back from paying lead to http://localhost.`;

/** Opens the database and listens: by default in memory and on a free port. */
export const startShop = async (given: Partial<ShopSettings> = {}): Promise<RunningShop> => {
  const settings: ShopSettings = { port: 0, host: '127.0.0.1', dataDir: null, cacheDir: '.cache', ...given };
  const warning = missingOrigin(settings);
  if (warning !== undefined) console.warn(warning);
  const database = await openDatabase(settings);
  try {
    const options = await serverOptions(settings, database);
    const app = createShopServer(options);
    const server = await listen(settings, oneOrigin(app, settings));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const record = { url, secret: options.operatorSecret ?? '', pid: process.pid };
    if (settings.dataDir !== null) await writeRunning(settings.dataDir, record);
    const tidying = keepTidy(app);
    const close = async (): Promise<void> => {
      clearInterval(tidying);
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
