import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from '../../server/testing/postgresCluster';
import { startCluster } from '../../server/testing/postgresCluster';
import type { Goods } from './plan';

export interface LoadedShop {
  url: string;
  goods: Goods[];
  /** Milliseconds inside the server, by list. */
  times: Record<string, number>;
  /** Resident bytes of the server's process. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

export type Engine = 'embedded' | 'postgres';

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

/** A fresh server process over a fresh database in a temporary folder. */
export const openLoadedShop = async (engine: Engine, products: number, shoppers: number): Promise<LoadedShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  let cluster: Cluster | undefined;
  if (engine === 'postgres') cluster = await startCluster();
  const child = fork(join(__dirname, 'loadServer.ts'), { execArgv: ['--import', 'tsx'] });
  const ask = dialogue(child);
  const clean = async (): Promise<void> => {
    child.kill();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = cluster?.url('postgres') ?? null;
    const plan = { products, shoppers, databaseUrl, dataDir: join(dataDir, 'data') };
    const opened = await ask<Pick<LoadedShop, 'url' | 'goods' | 'times'>>({ plan });
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
