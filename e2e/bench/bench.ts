import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { launchBrowser, LAUNCH_ARGS } from '../browser';
import { callShop } from '../support/customers';
import { ensureDist } from '../support/dist';
import { routeAddresses } from '../support/routes';
import { startTestShop, WHOLE_LISTS } from '../support/shopServer';
import { certificateFor } from '../support/certificate';
import { openFront, trustArgument } from './http2Front';
import { sortAndScroll } from './longList';
import { machineIndex } from './machineIndex';
import { measureGoods } from './goods';
import { measure, type Measures } from './measure';
import { median, shown } from './medians';
import { photographsOf } from './photographs';
import { profilePage } from './profile';
import { scriptsOf } from './scripts';
import { LISTED, staticPages } from './staticPage';
import { addToSeen, cardToTitle, linkToForm } from './steps';

const { values: options, positionals } = parseArgs({
  options: { profile: { type: 'boolean', default: false }, goods: { type: 'string' } },
  allowPositionals: true,
});
/** Runs each page once and prints the functions that ran. */
const PROFILE = options.profile;
/** The sizes of the catalogues to compare, instead of the shop with the static pages. */
const GOODS = options.goods?.split(',').map(Number);
const RUNS = PROFILE ? 1 : Number(process.env.RUNS ?? 5);
const NOT_THERE = 'not there yet';
/** Names of pages, 'scripts' or 'taps'; measures everything if unset. */
const ONLY = process.env.ONLY?.split(',');
const isWanted = (name: string): boolean => ONLY?.includes(name) ?? true;
const ROWS: [keyof Measures, string][] = [
  ['js', 'JS bytes'],
  ['css', 'CSS bytes'],
  ['html', 'HTML bytes'],
  ['pictures', 'picture bytes'],
  ['api', 'API bytes'],
  ['firstPaint', 'first paint ms'],
  ['largestPaint', 'largest paint ms'],
  ['blocking', 'blocking ms'],
  ['longTasks', 'long tasks ms'],
  ['longestTask', 'longest task ms'],
  ['shift', 'layout shift'],
  ['repeatLargestPaint', 'repeat visit, largest paint ms'],
  ['offlineLargestPaint', 'offline visit, largest paint ms'],
];

const repeated = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
};

const medians = (runs: Measures[]): Measures =>
  Object.fromEntries(ROWS.map(([key]) => [key, median(runs.map((run) => run[key]))])) as unknown as Measures;

/** Alternates between the two, so that the machine's load affects both alike. */
const bothOf = async (browser: Browser, address: string, limitAddress: string) => {
  const runs = await repeated(async () => ({
    shop: await measure(browser, address),
    limit: await measure(browser, limitAddress),
  }));
  return { shop: medians(runs.map(({ shop }) => shop)), limit: medians(runs.map(({ limit }) => limit)) };
};

const print = (name: string, shop: Measures, limit: Measures): void => {
  console.log(`\n${name.padEnd(34)}${'shop'.padStart(10)}${'static'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const [key, label] of ROWS) {
    const ratio = limit[key] > 0 ? (shop[key] / limit[key]).toFixed(2) : '-';
    console.log(
      `  ${label.padEnd(32)}${shown(shop[key]).padStart(10)}${shown(limit[key]).padStart(10)}${ratio.padStart(8)}`,
    );
  }
};

const printStep = async (label: string, step: () => Promise<number | undefined>): Promise<number | null> => {
  const found = (await repeated(step)).filter((value) => value !== undefined);
  const middle = found.length > 0 ? median(found) : null;
  console.log(`  ${label.padEnd(32)}${(middle === null ? NOT_THERE : shown(middle)).padStart(14)}`);
  return middle;
};

/** All pictures that the measured pages may request. */
const pictures = async (shopUrl: string): Promise<string[]> => {
  const found = new Set<string>();
  for (const call of ['/storefront/products/search', '/storefront/get-sliders', '/storefront/product_categories']) {
    const text = JSON.stringify(await callShop(shopUrl, call));
    for (const [path] of text.matchAll(/\/media\/[^"?]+/g)) found.add(path);
  }
  return [...found];
};

/** A copy of the build with the hand-written pages, compressed like the build's own files. */
const withStaticPages = async (dist: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  const shop = await startTestShop({ dist: folder, features: WHOLE_LISTS });
  const pages = await staticPages(shop.url);
  await shop.close();
  for (const [name, html] of Object.entries(pages)) {
    const file = join(folder, `static-${name}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  // The shop's policy would block their styles, and protects nothing here.
  writeFileSync(join(folder, 'security-headers.json'), '{}');
  return folder;
};

const main = async (): Promise<void> => {
  const folder = await withStaticPages(await ensureDist());
  const shop = await startTestShop({ dist: folder, features: WHOLE_LISTS });
  const identity = await certificateFor('localhost');
  const browser = await launchBrowser({ args: [...LAUNCH_ARGS, trustArgument(identity)] });
  const photographs = await photographsOf(browser, shop.url, await pictures(shop.url));
  const front = await openFront(shop.url, photographs, identity);
  const index = machineIndex();
  const result: Record<string, unknown> = { index };
  try {
    console.log(`Slow phone: 562 ms a request, 1.47 Mbit/s, a processor 4 times slower, 412 px. Medians of ${RUNS}.`);
    console.log(`Machine index ${index.toFixed(2)}: times are as measured, not divided by it.`);
    if (GOODS) {
      await measureGoods(browser, { counts: GOODS, runs: RUNS, dist: folder }, (url) =>
        openFront(url, photographs, identity),
      );
      return;
    }
    const { home, product } = await routeAddresses(shop.url);
    const addresses = { home, list: paths.category(LISTED), product };
    for (const [name, address] of Object.entries(addresses).filter(([page]) => isWanted(page))) {
      if (PROFILE) {
        await profilePage(browser, name, front.url + address);
        continue;
      }
      const both = await bothOf(browser, front.url + address, `${front.url}/static-${name}.html`);
      print(name, both.shop, both.limit);
      result[name] = both;
    }
    if (isWanted('scripts')) {
      const { evaluatedKb, heapMb } = await scriptsOf(browser, front.url + addresses.list);
      console.log(`\nscripts of the list: ${Math.round(evaluatedKb)} kB evaluated, ${heapMb.toFixed(1)} MB of heap`);
      Object.assign(result, { evaluatedKb, heapMb });
    }
    if (isWanted('taps')) {
      console.log('\nsteps on the list');
      const place = { browser, frontUrl: front.url, profile: PROFILE };
      result.cardToTitle = await printStep('card tapped → title ms', () => cardToTitle(place));
      result.addToSeen = await printStep('add tapped → seen ms', () => addToSeen(place, shop.url));
      result.linkToForm = await printStep('account tapped → form ms', () => linkToForm(place));
      result.longestListTask = await printStep('2,000 products, longest task ms', () => sortAndScroll(place));
    }
    const [file] = positionals;
    if (file !== undefined) writeFileSync(file, JSON.stringify(result, null, 2));
  } finally {
    await browser.close();
    await front.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

void main();
