import { wellFormed } from '../../lib/searchTerm';
import { fc } from '../../testing/property';
import { type ListDefaults, readView, writeView } from './listView';
import { NO_FACETS } from './facets';
import { SORTS } from './sorts';

const DEFAULTS: ListDefaults = { sort: 6, columns: 4, choices: [3, 4, 5] };
const read = (search: string) => readView(new URLSearchParams(search), DEFAULTS);

test.each([
  ['', {}],
  ['sort=0', { sort: 0 }],
  ['sort=3&cols=5', { sort: 3, columns: 5 }],
  ['sort=7', {}],
  ['sort=-1', {}],
  ['sort=1.5', {}],
  ['sort=constructor', {}],
  ['cols=2', {}],
  ['cols=__proto__', {}],
])('reads sort and columns from the query “%s”', (search, view) => {
  expect(read(search)).toEqual({ sort: 6, columns: 4, facets: NO_FACETS, page: 1, ...view });
});

test.each([
  ['min=10&max=20.5', { min: 1000, max: 2050 }],
  ['min=-1&max=abc', {}],
  ['min=1e999', {}],
  ['min=', {}],
  ['color=Red&color=Blue&color=Red', { words: { color: ['Red', 'Blue'] } }],
  ['color=&size=%20', {}],
  ['size=M&brand=A%26B', { words: { size: ['M'], brand: ['A&B'] } }],
  ['sale=1&stock=1', { onSale: true, inStock: true }],
  ['sale=0&stock=yes', {}],
])('reads the facets from the query “%s”', (search, facets) => {
  expect(read(search).facets).toEqual({ ...NO_FACETS, ...facets });
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=99999', 1],
])('reads the query “%s” as page %i', (search, page) => {
  expect(read(search).page).toBe(page);
});

test('omits defaults from the URL, keeps unrelated parameters and does not mutate the input', () => {
  const params = new URLSearchParams('q=red+shirt&sort=3&cols=5&color=Red&page=4&from=mail');
  const reset = writeView(params, { sort: 6, columns: 4, facets: NO_FACETS, page: 1 }, DEFAULTS);
  expect(reset.toString()).toBe('q=red+shirt&from=mail');
  expect(params.get('sort')).toBe('3');
});

test('round-trips every view through the URL', () => {
  const words = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 20 }).map((text) => wellFormed(text).trim()),
    { maxLength: 4 },
  );
  const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null });
  const views = fc.record({
    sort: fc.integer({ min: 0, max: SORTS.length - 1 }),
    columns: fc.constantFrom(...DEFAULTS.choices),
    page: fc.integer({ min: 1, max: 9999 }),
    facets: fc.record({
      min: price,
      max: price,
      words: fc.dictionary(fc.constantFrom('color', 'size', 'brand', 'attr[Storage]'), words).map((chosen) =>
        Object.fromEntries(
          Object.entries(chosen)
            .map(([param, list]) => [param, list.filter(Boolean)] as const)
            .filter(([, list]) => list.length > 0),
        ),
      ),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(views, (view) => {
      const written = writeView(new URLSearchParams('q=x'), view, DEFAULTS).toString();
      expect(readView(new URLSearchParams(written), DEFAULTS)).toEqual(view);
    }),
  );
});
