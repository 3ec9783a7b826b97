import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherBackEnd } from '../otherBackEnd/backEnd';

const ROOT = join(__dirname, '../..');

interface Ended {
  code: unknown;
  said: string;
}

const run = (cwd: string, ...[file, ...args]: [string, ...string[]]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(file, args, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr });
    });
  });

const server = otherBackEnd('https://shop.example');
let folder = '';
let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  const built = await run(ROOT, process.execPath, '--import', 'tsx', 'e2e/conform/makeKit.ts', folder);
  expect(built).toMatchObject({ code: 0 });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

test('builds an npm package with a single script that runs without dependencies', async () => {
  expect(await readdir(folder)).toEqual(['conform.cjs', 'package.json']);
  const packed = await run(folder, 'npm', 'pack', '--json', '--dry-run');
  expect(packed.said).toContain('"path": "conform.cjs"');
  const asked = await run(folder, process.execPath, 'conform.cjs', api);
  expect(asked.said).toMatch(/^kept +GET \/business\/get_details +answers as documented$/m);
  expect(asked.said).toMatch(/^\d+ kept, \d+ lenient, \d+ broken, \d+ not asked/m);
});

test('prints its usage and exits with 2 when no URL is given', async () => {
  const asked = await run(folder, process.execPath, 'conform.cjs');
  expect(asked).toMatchObject({ code: 2 });
  expect(asked.said).toContain('conform URL [--key KEY]');
});
