import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { seedGoods } from '../../server/domain/seedGoods';
import { startTestShop } from '../support/shopServer';
import type { Front } from './http2Front';
import type { FirstVisit } from './measure';
import { firstVisit } from './measure';
import { median, shown } from './medians';
import { scriptsOf } from './scripts';
import { filterToList, pageToList } from './steps';

type Cost = FirstVisit & { heapMb: number; filterChange: number; pageChange: number };

/** Each run opens another one, because the titles and pictures of one page say little about the others. */
const PAGES = {
  home: [paths.home],
  list: ['women', 'home'].map((slug) => paths.category(slug)),
  search: ['black', 'white', 'home', 'navy', 'women'].map((words) => paths.search(words)),
};
const ALL = Object.values(PAGES).flat();
const ROWS: [keyof Cost, string][] = [
  ['html', 'HTML bytes'],
  ['api', 'API bytes'],
  ['js', 'JS bytes'],
  ['pictures', 'picture bytes'],
  ['largestPaint', 'largest paint ms'],
  ['blocking', 'blocking ms'],
  ['heapMb', 'heap MB'],
  ['filterChange', 'filter tapped → list ms'],
  ['pageChange', 'next page tapped → list ms'],
];

interface GoodsShop {
  front: Front;
  close: () => Promise<void>;
}

/** A shop that sells so many generated goods and announces lists by page. */
const openGoodsShop = async (
  count: number,
  dist: string,
  open: (shopUrl: string) => Promise<Front>,
): Promise<GoodsShop> => {
  // On disk as in production: the large database would fill the memory.
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-goods-'));
  // A busy machine must not decide whether a page contains its replies.
  const shop = await startTestShop({ dist, dataDir, firstRepliesWithin: 5000 });
  await seedGoods(shop.database, count);
  // As in a shop that has been open for a while, the server has read its index and its code is compiled.
  for (const path of [...ALL, ...ALL]) await (await fetch(shop.url + path)).text();
  const front = await open(shop.url);
  return {
    front,
    close: async () => {
      await front.close();
      await shop.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const costOf = async (browser: Browser, frontUrl: string, path: string): Promise<Cost> => {
  const place = { browser, frontUrl };
  const cost = await firstVisit(browser, frontUrl + path);
  const { heapMb } = await scriptsOf(browser, frontUrl + path);
  const isList = path !== paths.home;
  const filterChange = isList ? await filterToList(place, path) : undefined;
  const pageChange = isList ? await pageToList(place, path) : undefined;
  return { ...cost, heapMb, filterChange: filterChange ?? NaN, pageChange: pageChange ?? NaN };
};

const print = (page: string, counts: readonly number[], costs: Cost[][]): void => {
  console.log(`\n${page.padEnd(34)}${counts.map((count) => count.toLocaleString('en').padStart(10)).join('')}`);
  for (const [key, label] of ROWS) {
    const values = costs.map((runs) => median(runs.map((run) => run[key])));
    console.log(`  ${label.padEnd(32)}${values.map((value) => shown(value).padStart(10)).join('')}`);
  }
};

/** Measures the pages of shops that sell so many goods, in turn, so that the machine's load affects all alike. */
export const measureGoods = async (
  browser: Browser,
  { counts, runs, dist }: { counts: readonly number[]; runs: number; dist: string },
  open: (shopUrl: string) => Promise<Front>,
): Promise<void> => {
  const shops: GoodsShop[] = [];
  try {
    for (const count of counts) shops.push(await openGoodsShop(count, dist, open));
    for (const [page, addresses] of Object.entries(PAGES)) {
      const costs = shops.map((): Cost[] => []);
      for (let run = 0; run < runs; run += 1) {
        const path = addresses[run % addresses.length] ?? '';
        for (const [index, { front }] of shops.entries()) costs[index]?.push(await costOf(browser, front.url, path));
      }
      print(page, counts, costs);
    }
  } finally {
    for (const shop of shops) await shop.close();
  }
};
