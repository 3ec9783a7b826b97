import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { applySettings } from '../../src/delivery/applySettings';
import { serveDist } from '../static';
import { configureDist } from './configureDist';

const html =
  '<!doctype html><title>Shop</title><script type="application/json" id="settings"></script><script>boot()</script>';
const worker = "precache([{'revision':'0a1b','url':'/index.html'}])";
const variables = { API_BASE_URL: 'https://api.example.com' };

describe('settleDist', () => {
  let dist: string;
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  /** The reply of the reference server with its own settings. */
  const serve = (path: string) =>
    serveDist(dist, { variables })(new Request(`https://shop.example${path}`, { headers: { Accept: 'text/html' } }));

  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'));
    const built = applySettings({ html }, {});
    await writeFile(join(dist, 'index.html'), built.html);
    await writeFile(join(dist, 'security-headers.json'), JSON.stringify(built.headers));
    await writeFile(join(dist, 'security-headers.json.br'), 'old');
    await writeFile(join(dist, 'sw.js'), worker);
  });
  afterEach(() => rm(dist, { recursive: true }));

  test('writes the files that the reference server serves with the same settings', async () => {
    const [page, sw, named] = [await serve('/'), await serve('/sw.js'), await serve('/%69ndex.html')];
    await configureDist(dist, variables);
    expect(await read('index.html')).toBe(await page.text());
    expect(await read('index.html')).toBe(await named.text());
    expect(await read('sw.js')).toBe(await sw.text());
    expect((JSON.parse(await read('security-headers.json')) as Record<string, string>)['Content-Security-Policy']).toBe(
      page.headers.get('Content-Security-Policy'),
    );
    expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.example.com;");
  });

  test('compresses the current page and worker, and removes outdated compressed files', async () => {
    await configureDist(dist, variables);
    expect(brotliDecompressSync(await readFile(join(dist, 'index.html.br'))).toString()).toBe(await read('index.html'));
    expect(gunzipSync(await readFile(join(dist, 'sw.js.gz'))).toString()).toBe(await read('sw.js'));
    expect((await readdir(dist)).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
      'security-headers.json',
      'sw.js',
      'sw.js.br',
      'sw.js.gz',
    ]);
  });

  test('the reference server recompresses the page with its settings, and serves a new build once present', async () => {
    const site = serveDist(dist, { variables });
    const ask = async () => {
      const request = new Request('https://shop.example/', {
        headers: { Accept: 'text/html', 'Accept-Encoding': 'br' },
      });
      return brotliDecompressSync(Buffer.from(await (await site(request)).arrayBuffer())).toString();
    };
    expect(await ask()).toContain('https://api.example.com');
    await writeFile(join(dist, 'index.html'), html.replace('Shop', 'Next'));
    expect(await ask()).toContain('<title>Next</title>');
  });

  test('rejects a folder with the page of another site and leaves its files unchanged', async () => {
    await writeFile(join(dist, 'index.html'), '<title>Another site</title>');
    await expect(configureDist(dist, variables)).rejects.toThrow('There is no build of this shop in');
    expect(await read('sw.js')).toBe(worker);
  });
});
