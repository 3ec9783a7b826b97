import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { admitMaps } from '../../src/boot/admitMaps.cjs';
import type { RunningShop } from '../../server/startShop';
import { distFolder } from './dist';
import { startTestShop } from './shopServer';

const CSP = 'Content-Security-Policy';
const SCRIPT = join(__dirname, 'mapsStandIn.js');

const rewrite = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not what a build with a key would change`);
  writeFileSync(file, after);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
};

/** The build under test as it would be with a key for the maps service, which differs in three places. */
const distWithKey = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'shop-maps-'));
  cpSync(distFolder(), dist, { recursive: true });
  const main = readdirSync(join(dist, 'static')).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
  rewrite(join(dist, 'static', main), (text) => text.replace('mapsApiKey:""', 'mapsApiKey:"stand-in"'));
  const headersFile = join(dist, 'security-headers.json');
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>;
  // What the page says of its script holds for the file as it was.
  const built = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(/ integrity=[^\s>]+/g, '');
  const page = { html: built, csp: headers[CSP] ?? '' };
  const { html, csp } = admitMaps(page);
  rewrite(join(dist, 'index.html'), () => html);
  rewrite(headersFile, () => JSON.stringify({ ...headers, [CSP]: csp }));
  return dist;
};

export const startMapsShop = async (): Promise<RunningShop> => {
  const dist = distWithKey();
  const shop = await startTestShop({ dist });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
};

/** Answers in the place of the maps service; `before` may wait, or abort by returning false. */
export const serveMaps = async (
  page: Page,
  before: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => {
  await page.route('https://maps.googleapis.com/**', async (route) => {
    if (await before()) await route.fulfill({ contentType: 'text/javascript', body: readFileSync(SCRIPT, 'utf8') });
    else await route.abort('blockedbyclient');
  });
};
