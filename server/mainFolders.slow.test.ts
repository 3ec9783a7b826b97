import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { snapshotName } from './db/openPglite';
import { exampleFiles, writeCatalogue } from './testing/exampleCatalogue';
import { type OpenedShop, openPrograms, type Programs } from './testing/programs';
import { shopClient, signIn, signUp, ama } from './testing/shopClient';

const WARNING = /PUBLIC_ORIGIN/;

let programs: Programs;
let cache: string;
/** Starts with a truncated copy of the seeded database, and is not reachable from other machines. */
let near: OpenedShop;
/** Reachable from other machines, but without a public address. */
let wide: OpenedShop;

const place = (name: string) => ({ DATA_DIR: join(programs.folder, name), CACHE_DIR: cache });

beforeAll(async () => {
  programs = await openPrograms();
  cache = join(programs.folder, 'cache');
  await mkdir(cache);
  await writeFile(join(cache, snapshotName()), gzipSync('a copy').subarray(0, 20));
  near = await programs.open({ ...place('near'), API_ONLY: '1' });
  wide = await programs.open({ ...place('wide'), HOST: '0.0.0.0' });
}, 180_000);
afterAll(() => programs.end());

test('starts despite a truncated copy of the seeded database, and replaces the copy', async () => {
  expect((await shopClient(near.shop).get('/storefront/products/search')).body.status).toBe(1);
  expect(await readdir(cache)).toEqual([snapshotName()]);
  expect((await stat(join(cache, snapshotName()))).size).toBeGreaterThan(100_000);
});

test('starts from a packed copy of the seeded database, with a secret only its owner can read', async () => {
  await signUp(wide.shop);
  expect((await (await signIn(wide.shop, ama)).get('/storefront/is_logged_in')).body.active).toBe(true);
  const secret = join(programs.folder, 'wide', 'secret');
  expect(await readFile(secret, 'utf8')).toMatch(/^[\da-f]{64}$/);
  expect((await stat(secret)).mode & 0o077).toBe(0);
});

test('serves no pages with API_ONLY, and says so at the start', async () => {
  expect(near.output()).toMatch(/The API is open at /);
  expect((await fetch(`${near.url}/cart`, { headers: { Accept: 'text/html' } })).status).toBe(404);
});

test('warns when reachable by others without PUBLIC_ORIGIN, and shows the outbox only to local requests', async () => {
  expect(wide.output()).toMatch(WARNING);
  expect(near.output()).not.toMatch(WARNING);
  const outbox = (headers = {}) => fetch(`${wide.url}/outbox`, { headers }).then(({ status }) => status);
  expect([await outbox(), await outbox({ 'X-Forwarded-For': '203.0.113.9' })]).toEqual([200, 404]);
});

test('prefers the build’s robots.txt to the server’s, and serves robots.txt and sitemap to browsers too', async () => {
  const robots = join(programs.dist, 'robots.txt');
  await writeFile(robots, 'User-agent: own');
  const ask = async (path: string) => (await fetch(wide.url + path, { headers: { Accept: 'text/html,*/*' } })).text();
  expect(await ask('/robots.txt')).toBe('User-agent: own');
  expect(await ask('/sitemap.xml')).toContain('<sitemapindex');
  await rm(robots);
  expect(await ask('/robots.txt')).toContain('Sitemap: ');
});

test('refuses a second shop on a folder that is in use', async () => {
  const second = programs.run('server/main.ts', [], place('near'));
  expect([await second.ended, second.output()]).toEqual([1, expect.stringContaining('already open')]);
});

test('runs operator commands while the shop is closed, and logs how each was run', async () => {
  const operator = (...args: string[]) => programs.operator(args, place('near'));
  expect(await operator('approve', 'nobody@example.com')).toMatchObject({ code: 1 });
  expect(await near.close()).toBe(0);
  const { code, text } = await operator('audit');
  expect([code, ...text.split('\n').map((line) => line.replace(/^\S+ {2}/, ''))]).toEqual([
    0,
    'audit  database',
    'approve  nobody@example.com  running shop',
  ]);
}, 180_000);

test('starts with the operator’s catalogue, and packs no copy of it', async () => {
  expect(await programs.operator(['seed', '5'], place('large'))).toMatchObject({ code: 0 });
  const empty = join(programs.folder, 'empty');
  await mkdir(empty);
  const large = await programs.open({ ...place('large'), CACHE_DIR: empty });
  expect((await shopClient(large.shop).get('/storefront/products/search')).body.data).toHaveLength(5);
  expect(await readdir(empty)).toEqual([]);
  expect(await programs.operator(['seed', 'demo'], place('large'))).toEqual({
    code: 1,
    text: expect.stringMatching(/^Stop the shop first/),
  });
  expect(await large.close()).toBe(0);
}, 180_000);

test('serves the pictures of an imported catalogue, and pages that ask for them in their widths', async () => {
  const folder = join(programs.folder, 'catalogue');
  writeCatalogue(folder, exampleFiles());
  const women = sharp({ create: { width: 400, height: 400, channels: 3, background: '#b5583a' } });
  await women.png().toFile(join(folder, 'pictures', 'women.png'));
  const DIST_DIR = join(programs.folder, 'built');
  await mkdir(DIST_DIR);
  await writeFile(join(DIST_DIR, 'index.html'), '<script type="application/json" id="settings">{}</script>');
  expect(await programs.operator(['import', folder], place('own'))).toMatchObject({ code: 0 });
  const pageOf = async (url: string) => (await fetch(`${url}/`, { headers: { Accept: 'text/html' } })).text();
  const own = await programs.open({ ...place('own'), DIST_DIR });
  const files = await readdir(join(programs.folder, 'own', 'media'));
  const pictures = files.filter((name) => name.endsWith('.png'));
  const typesFor = (width: string) =>
    Promise.all(
      pictures.map(async (name) => (await fetch(`${own.url}/media/${name}${width}`)).headers.get('content-type')),
    );
  expect(await typesFor('')).toEqual(['image/png', 'image/png', 'image/png']);
  expect((await typesFor('?w=160')).sort()).toEqual(['image/png', 'image/png', 'image/webp']);
  expect(await pageOf(own.url)).toContain('{"pictureSizes":"?w={width}"}');
  expect(await own.close()).toBe(0);
  const without = await programs.open({ ...place('own'), DIST_DIR, PICTURE_SIZES: 'off' });
  expect(await pageOf(without.url)).toContain('{"pictureSizes":""}');
  expect(await without.close()).toBe(0);
}, 180_000);
