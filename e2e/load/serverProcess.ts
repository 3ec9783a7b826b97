import { buildSync } from 'esbuild';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { demoFolder } from '../../server/demo/demoFolder';
import type { Cluster } from '../../server/testing/postgresCluster';
import { startCluster } from '../../server/testing/postgresCluster';
import type { Offer } from './listPaths';
import type { Goods, LoadPlan } from './plan';
import type { Times } from './serverTime';

export interface LoadedShop {
  url: string;
  goods: Goods[];
  offer: Offer;
  /** Milliseconds inside the server, by list. */
  times: Times;
  /** Resident bytes of the server's process. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

export type Engine = 'embedded' | 'postgres';

const root = join(__dirname, '../..');
// Below the packages that the bundles leave out.
const bundles = join(root, 'node_modules/.cache/load');

/** As `npm run build:server` bundles the shop: transpiled one by one, modules call each other more slowly. */
const bundle = (): void => {
  buildSync({
    entryPoints: [join(root, 'server/shop.ts'), join(__dirname, 'loadServer.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['@electric-sql/pglite', 'pg-native', 'sharp'],
    outdir: bundles,
    entryNames: '[name]',
    outExtension: { '.js': '.cjs' },
  });
  cpSync(demoFolder, join(bundles, basename(demoFolder)), { recursive: true });
};

/** Sends one message at a time: replies have no ids, and a busy server replies late. */
const dialogue = (child: ChildProcess) => {
  let last: Promise<unknown> = Promise.resolve();
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server under load ended early')));
  ended.catch(() => undefined);
  return <Message>(message: object): Promise<Message> => {
    const answer = last.then(() => {
      const reply = once(child, 'message').then(([value]) => value as Message);
      if (!child.connected) throw new Error('The server under load has ended');
      child.send(message);
      return Promise.race([reply, ended]);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
};

/** In a process of its own, because the memory that it takes is not the shop's. */
const fill = async ({ products, dataDir, databaseUrl }: LoadPlan): Promise<void> => {
  const env = { ...process.env, DATA_DIR: dataDir, CACHE_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const filling = fork(join(bundles, 'shop.cjs'), ['seed', String(products)], { env, execArgv: [] });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The catalogue could not be filled');
};

/** A fresh server process over a fresh database in a temporary folder. */
export const openLoadedShop = async (engine: Engine, products: number, shoppers: number): Promise<LoadedShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  let cluster: Cluster | undefined;
  if (engine === 'postgres') cluster = await startCluster();
  bundle();
  const child = fork(join(bundles, 'loadServer.cjs'), { execArgv: [] });
  const ask = dialogue(child);
  const clean = async (): Promise<void> => {
    child.kill();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = cluster?.url('postgres') ?? null;
    const plan = { products, shoppers, databaseUrl, dataDir: join(dataDir, 'data') };
    await fill(plan);
    const opened = await ask<Pick<LoadedShop, 'url' | 'goods' | 'offer' | 'times'>>({ plan });
    return {
      ...opened,
      memory: async () => (await ask<{ memory: number }>({ ask: 'memory' })).memory,
      close: async () => {
        const ended = once(child, 'exit');
        child.send({ ask: 'close' });
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
};
