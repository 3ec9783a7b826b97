import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleFiles, writeCatalogue } from '../testing/exampleCatalogue';
import { openPrograms } from '../testing/programs';
import type { Programs } from '../testing/programs';
import { csvLine } from './csvLine';

/** Texts of 90 MB. */
const GOODS = 10_000;
const TEXT = 'Long text. '.repeat(820);
/** The database has memory of its own. */
const MEGABYTES = 80;

let programs: Programs;
beforeAll(async () => {
  programs = await openPrograms();
});
afterAll(() => programs.end());

const operate = async (...args: string[]): Promise<string> => {
  const { ended, output } = programs.run('server/shop.ts', args, {
    NODE_OPTIONS: `--max-old-space-size=${MEGABYTES}`,
  });
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  return output();
};

const manyGoods = () => {
  const numbers = Array.from({ length: GOODS }, (_, n) => String(n));
  const products = numbers.map((n) =>
    csvLine([`P-${n}`, `Dress ${n}`, 'dresses', '2026-03-14', 'women.png', n + TEXT]),
  );
  // In another order than the products.
  const variants = numbers.reverse().map((n) => csvLine([`P-${n}`, `V-${n}`, '1.50', '5']));
  return {
    ...exampleFiles(),
    'products.csv': `code,title,category,published,pictures,description\n${products.join('')}`,
    'variants.csv': `product,sku,price,stock\n${variants.join('')}`,
    'slides.csv': 'title,picture,link_type,link,button\n',
  };
};

test('reads and writes texts that are together larger than the memory that it may use', async () => {
  const [given, written] = [join(programs.folder, 'given'), join(programs.folder, 'written')];
  writeCatalogue(given, manyGoods());
  expect(await operate('import', given)).toMatch(/10000 goods checked\n10000 goods loaded\nThe catalogue has 10000/);
  expect(await operate('export', written)).toMatch(/10000 goods written\n10000 products/);
  expect((await stat(join(written, 'products.csv'))).size).toBeGreaterThan(MEGABYTES * 2 ** 20);
}, 300_000);
