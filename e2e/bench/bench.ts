import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { findBrowser, LAUNCH_ARGS } from '../browser';
import { ensureDist } from '../support/dist';
import { routeAddresses } from '../support/routes';
import { startTestShop } from '../support/shopServer';
import { measure, type Measures } from './measure';
import { LISTED, staticPages } from './staticPage';
import { addToSeen, cardToTitle, linkToForm } from './steps';

const RUNS = Number(process.env.RUNS ?? 5);
const NOT_THERE = 'not there yet';
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
  ['shift', 'layout shift'],
  ['repeatLargestPaint', 'repeat visit, largest paint ms'],
];

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const shown = (value: number): string => (value === 0 || value >= 10 ? String(Math.round(value)) : value.toFixed(3));

const repeated = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
};

const mediansOf = async (browser: Browser, address: string): Promise<Measures> => {
  const runs = await repeated(() => measure(browser, address));
  return Object.fromEntries(ROWS.map(([key]) => [key, median(runs.map((run) => run[key]))])) as unknown as Measures;
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

const printStep = async (label: string, step: () => Promise<number | undefined>): Promise<void> => {
  const found = (await repeated(step)).filter((value) => value !== undefined);
  console.log(
    `  ${label.padEnd(32)}${(found.length > 0 ? shown(median(found)) : NOT_THERE).padStart(found.length > 0 ? 10 : 14)}`,
  );
};

/** A copy of the build with the hand-written pages in it, compressed as the build's own files are. */
const withStaticPages = async (dist: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  const shop = await startTestShop({ dist: folder });
  const pages = await staticPages(shop.url);
  await shop.close();
  for (const [name, html] of Object.entries(pages)) {
    const file = join(folder, `static-${name}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  // The policy of the shop admits none of their styles, and has nothing to protect here.
  writeFileSync(join(folder, 'security-headers.json'), '{}');
  return folder;
};

const main = async (): Promise<void> => {
  const folder = await withStaticPages(await ensureDist());
  const shop = await startTestShop({ dist: folder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
  try {
    console.log(`Slow phone: 562 ms a request, 1.47 Mbit/s, a processor 4 times slower, 412 px. Medians of ${RUNS}.`);
    const { home, product } = await routeAddresses(shop.url);
    const addresses = { home, list: paths.category(LISTED), product };
    for (const [name, address] of Object.entries(addresses)) {
      const [ours, limit] = [
        await mediansOf(browser, shop.url + address),
        await mediansOf(browser, `${shop.url}/static-${name}.html`),
      ];
      print(name, ours, limit);
    }
    console.log('\nsteps on the list');
    await printStep('card tapped → title ms', () => cardToTitle(browser, shop.url));
    await printStep('add tapped → seen ms', () => addToSeen(browser, shop.url));
    await printStep('account tapped → form ms', () => linkToForm(browser, shop.url));
  } finally {
    await browser.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

void main();
