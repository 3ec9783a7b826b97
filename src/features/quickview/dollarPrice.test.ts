import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRICE_UNAVAILABLE } from '../../lib/money';
import { dollarPrice } from './dollarPrice';

test.each([
  [120000, '$1,200.00'],
  [0, '$0.00'],
  [null, PRICE_UNAVAILABLE],
])('%p reads %p', (price, text) => {
  expect(dollarPrice(price)).toBe(text);
});

/** A dollar before a sum, however it is put together. */
const DOLLAR = /\$\$\{|['"`>]\$['"`]/;

test('nothing else in the shop puts a dollar before a price', () => {
  const root = join(__dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => DOLLAR.test(readFileSync(join(root, name), 'utf8')));
  expect(files).toEqual([join('features', 'quickview', 'dollarPrice.ts')]);
});
