import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopProcess {
  url: string;
  port: number;
  /** Kills the process like the kernel: without clean-up or output. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The reference server in a separate process, as `npm start` runs it, without pages. */
export const startShopProcess = async (env: Record<string, string>): Promise<ShopProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', API_ONLY: '1', DATA_DIR: folder, CACHE_DIR: folder, ...env },
  });
  const ended = once(child, 'close');
  let output = '';
  child.stderr.on('data', (part) => (output += String(part)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      const found = /open at (\S+)/.exec((output += String(part)))?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(output)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, port: Number(new URL(url).port), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};
