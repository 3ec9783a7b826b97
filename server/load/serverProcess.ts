import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from '../testing/postgresCluster';
import { startCluster } from '../testing/postgresCluster';
import type { Goods } from './plan';

export interface LoadedShop {
  url: string;
  goods: Goods[];
  /** Resident bytes of the server's process. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

export type Engine = 'embedded' | 'postgres';

const answer = async <Message>(child: ChildProcess, message: object): Promise<Message> => {
  const reply = Promise.race([
    once(child, 'message').then(([value]) => value as Message),
    once(child, 'exit').then(() => Promise.reject(new Error('The server under load ended early'))),
  ]);
  child.send(message);
  return reply;
};

/** A fresh server process over a fresh database in a temporary folder. */
export const openLoadedShop = async (engine: Engine, products: number, shoppers: number): Promise<LoadedShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  let cluster: Cluster | undefined;
  if (engine === 'postgres') cluster = startCluster();
  const child = fork(join(__dirname, 'loadServer.ts'), { execArgv: ['--import', 'tsx'] });
  const clean = (): void => {
    child.kill();
    cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = cluster?.url('postgres') ?? null;
    const plan = { products, shoppers, databaseUrl, dataDir: join(dataDir, 'data') };
    const { url, goods } = await answer<{ url: string; goods: Goods[] }>(child, { plan });
    return {
      url,
      goods,
      memory: async () => (await answer<{ memory: number }>(child, { ask: 'memory' })).memory,
      close: async () => {
        const ended = once(child, 'exit');
        child.send({ ask: 'close' });
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
};
