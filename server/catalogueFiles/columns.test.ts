import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFiles } from '../testing/exampleCatalogue';
import { COLUMNS } from './columns';

const doc = readFileSync(join(__dirname, '../../docs/catalogue.md'), 'utf8');

test.each(Object.entries(COLUMNS))('docs/catalogue.md has the columns of %s, and an example', (file, columns) => {
  const section = doc.split(`\n## ${file}\n`)[1]?.split('\n## ')[0] ?? '';
  const documented = [...section.matchAll(/^\| `(\w+)` +\| +(required)?/gm)].map(([, name, required]) => [
    name,
    required === 'required',
  ]);
  expect(documented).toEqual(Object.entries(columns).map(([name, { isRequired }]) => [name, isRequired]));
  expect(exampleFiles()[file]).toBeDefined();
});

const accepts = (file: keyof typeof COLUMNS, column: string, text: string): boolean =>
  Object.entries(COLUMNS[file]).some(([name, { accepts: test }]) => name === column && test(text));

test.each([
  ['0.01', true],
  ['285', true],
  ['285.5', true],
  ['999999999.99', true],
  ['0', false],
  ['00.00', false],
  ['1.005', false],
  ['1e3', false],
  ['GHS 5', false],
  ['1,000.00', false],
])('takes %s as a price: %s', (text, isTaken) => {
  expect(accepts('variants.csv', 'price', text)).toBe(isTaken);
});

test.each([
  ['2028-02-29', true],
  ['2026-03-14T08:00:00Z', true],
  ['2026-02-29', false],
  ['2026-3-4', false],
  ['14.03.2026', false],
  ['2026-03-14T25:00:00Z', false],
  ['2026-03-14T08:00', false],
])('takes %s as a date: %s', (text, isTaken) => {
  expect(accepts('products.csv', 'published', text)).toBe(isTaken);
});

test.each([
  ['Color=Indigo|Size=M', true],
  ['Formula=a=b', true],
  ['Color=Red|Color=Blue', false],
  ['=Red', false],
  ['Color=', false],
])('takes %s as attributes: %s', (text, isTaken) => {
  expect(accepts('variants.csv', 'attributes', text)).toBe(isTaken);
});
