import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../server/testing/freePort';

const ROOT = resolve(__dirname, '../..');
const COPIED = ['.config', 'public', 'server', 'src', 'package.json', 'tsconfig.json', 'webpack.config.js'];

/** `npm run dev` over a copy of the sources, whose files a test may change. */
export const openDevTree = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dev-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
  const child: ChildProcess = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: folder,
    // A process group of its own, so that `end` also stops its children.
    detached: true,
    env: { ...process.env, PORT, API_PORT, HOST: '127.0.0.1', DATA_DIR: join(folder, '.data') },
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
  };
  // Kills the process group when the run is stopped.
  process.once('exit', end);
  let output = '';
  child.stdout?.on('data', (part) => (output += String(part)));
  child.stderr?.on('data', (part) => (output += String(part)));
  const ended = new Promise((gone) => child.once('exit', gone));
  const opened = new Promise<void>((heard, refused) => {
    child.stdout?.on('data', () => {
      if (output.includes('compiled')) heard();
    });
    void ended.then(() => refused(new Error(output)));
  });
  // A test that does not await `opened` reads the output instead, so its rejection must not count as unhandled.
  opened.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${PORT}`,
    /** Resolves when the first bundle is built; rejects when the process ends without one. */
    opened: () => opened,
    output: () => stripVTControlCharacters(output),
    change: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
      writeFileSync(path, text.replace(from, to));
    },
    close: async () => {
      process.off('exit', end);
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
