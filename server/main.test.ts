import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ama, shopClient, signIn, signUp } from './testing/shopClient';

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

describe('the programs', () => {
  let folder: string;
  const started = new Set<ChildProcess>();

  const run = (script: string, args: string[] = [], env: Record<string, string> = {}): Running => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        CACHE_DIR: join(folder, 'cache'),
        DIST_DIR: join(folder, 'dist'),
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

  const open = async (env: Record<string, string> = {}) => {
    const running = run('server/main.ts', [], env);
    const url = await new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = /open at (\S+)/.exec(running.output())?.[1];
        if (found) resolve(found);
      };
      running.child.stdout?.on('data', look);
      void running.ended.then(() => reject(new Error(running.output())));
    });
    const shop = {
      fetch: (request: Request) => fetch(new Request(request.url.replace('http://localhost', url), request)),
    };
    const close = () => {
      running.child.kill('SIGTERM');
      return running.ended;
    };
    return { url, shop, close, output: running.output };
  };

  const operator = async (...args: string[]) => {
    const { ended, output } = run('server/shop.ts', args);
    return { code: await ended, text: output().trim() };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'));
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Built shop</title>');
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('what was saved outlasts a restart, sessions included, and the operator reaches a shop open or closed', async () => {
    const first = await open();
    const client = await signUp(first.shop);
    expect((await shopClient(first.shop).get('/business/get_details')).body.status).toBe(1);
    expect(await (await fetch(first.url)).text()).toContain('Built shop');
    expect(await operator('approve', ama.email)).toEqual({ code: 0, text: `${ama.email} is now 'Approved'` });
    expect(await operator('approve', 'nobody@example.com')).toMatchObject({ code: 1 });
    const second = run('server/main.ts');
    expect([await second.ended, second.output()]).toEqual([1, expect.stringContaining('already open')]);
    expect((await fetch(`${first.url}/operator`, { method: 'POST', body: '{"args":["customers"]}' })).status).toBe(404);
    expect(await first.close()).toBe(0);

    expect(await operator('customers')).toEqual({ code: 0, text: `${ama.email}  Approved  not verified` });
    expect(await operator()).toMatchObject({ code: 1, text: expect.stringContaining('approve EMAIL') });
    const { text } = await operator('audit');
    expect(text.split('\n').map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'audit  database',
      'customers  database',
      'approve  nobody@example.com  running shop',
      `approve  ${ama.email}  running shop`,
    ]);

    const again = await open();
    expect((await shopClient(again.shop, client.token).get('/storefront/is_logged_in')).http).toBe(200);
    const { body } = await shopClient(again.shop).post('/storefront/customer/access', ama);
    expect(body.data).toMatchObject({ user: { eligible: 'Approved' } });
    expect(await again.close()).toBe(0);
  }, 180_000);

  test('a packed copy of the seeded database starts the next shop, and secrets are for their owner only', async () => {
    expect(await readdir(join(folder, 'cache'))).toEqual([expect.stringMatching(/^database-[\da-f]{16}\.tgz$/)]);
    expect(await readFile(join(folder, 'data', 'secret'), 'utf8')).toMatch(/^[\da-f]{64}$/);
    const shop = await open({ DATA_DIR: join(folder, 'other'), API_ONLY: '1', API_KEY: 'demo-key' });
    await signUp(shop.shop);
    expect((await (await signIn(shop.shop, ama)).get('/storefront/is_logged_in')).body.active).toBe(true);
    expect((await fetch(`${shop.url}/cart`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    expect(await shop.close()).toBe(0);
  }, 180_000);

  test('a copy that was cut off only costs a slower start', async () => {
    const [name = ''] = await readdir(join(folder, 'cache'));
    const whole = await readFile(join(folder, 'cache', name));
    await writeFile(join(folder, 'cache', name), whole.subarray(0, 100_000));
    const shop = await open({ DATA_DIR: join(folder, 'third'), API_ONLY: '1' });
    expect((await shopClient(shop.shop).get('/storefront/products/search')).body.status).toBe(1);
    expect(await shop.close()).toBe(0);
    expect((await readFile(join(folder, 'cache', name))).length).toBeGreaterThan(100_000);
  }, 180_000);

  test('a shop that others can reach without a public address says so, and shows its mails here only', async () => {
    const warning = /PUBLIC_ORIGIN/;
    const wide = await open({ DATA_DIR: join(folder, 'wide'), API_ONLY: '1', HOST: '0.0.0.0' });
    expect(wide.output()).toMatch(warning);
    const outbox = (headers = {}) => fetch(`${wide.url}/outbox`, { headers }).then(({ status }) => status);
    expect([await outbox(), await outbox({ 'X-Forwarded-For': '203.0.113.9' })]).toEqual([200, 404]);
    expect(await wide.close()).toBe(0);
    const near = await open({ DATA_DIR: join(folder, 'wide'), API_ONLY: '1' });
    expect(near.output()).not.toMatch(warning);
    expect(await near.close()).toBe(0);
  }, 180_000);

  test('a build’s own robots.txt comes before the server’s, whatever asks for it', async () => {
    await writeFile(join(folder, 'dist', 'robots.txt'), 'User-agent: own');
    const shop = await open({ DATA_DIR: join(folder, 'third') });
    const ask = async (path: string) => (await fetch(shop.url + path, { headers: { Accept: 'text/html,*/*' } })).text();
    expect(await ask('/robots.txt')).toBe('User-agent: own');
    expect(await ask('/sitemap.xml')).toContain('<sitemapindex');
    await rm(join(folder, 'dist', 'robots.txt'));
    expect(await ask('/robots.txt')).toContain('Sitemap: ');
    expect(await shop.close()).toBe(0);
  }, 180_000);

  test('a setting that makes no sense is named', async () => {
    const wrong = run('server/main.ts', [], { PORT: 'http' });
    expect([await wrong.ended, wrong.output()]).toEqual([
      1,
      expect.stringContaining("PORT must be a whole number, not 'http'"),
    ]);
  }, 180_000);
});
