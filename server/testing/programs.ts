import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Settings = Record<string, string>;

/** Runs the server and the operator's command as separate processes over a temporary folder. */
export const openPrograms = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Built shop</title>');
  const started = new Set<ChildProcess>();

  const run = (script: string, args: string[] = [], env: Settings = {}) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DIST_DIR: dist,
        ...env,
      },
    });
    started.add(child);
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    void ended.then(() => started.delete(child));
    return { child, output: () => text, ended };
  };

  const open = async (env: Settings = {}) => {
    const { child, output, ended } = run('server/main.ts', [], env);
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = /open at (\S+)/.exec(output())?.[1];
        if (found) resolve(found);
      });
      void ended.then(() => reject(new Error(output())));
    });
    const shop = {
      fetch: (request: Request) => fetch(new Request(request.url.replace('http://localhost', url), request)),
    };
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    };
    /** `kill` ends the process like the kernel: without clean-up or output. */
    return { url, shop, close: () => end('SIGTERM'), kill: () => end('SIGKILL'), output };
  };

  const operator = async (args: string[], env: Settings = {}) => {
    const { ended, output } = run('server/shop.ts', args, env);
    return { code: await ended, text: output().trim() };
  };

  const end = async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, dist, run, open, operator, end };
};

export type Programs = Awaited<ReturnType<typeof openPrograms>>;
export type OpenedShop = Awaited<ReturnType<Programs['open']>>;
