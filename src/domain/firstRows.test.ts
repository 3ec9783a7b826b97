import { product } from '../testing/builders/model';
import { wireProduct } from '../testing/builders/wireCatalogue';
import { readRecords } from '../contract/plainReaders';
import { certainCard, firstOf } from './firstRows';

const wire = (more: Record<string, unknown> = {}) => wireProduct(more) as Record<string, unknown>;

test.each([
  ['an array', [{ id: 1 }, 'x', null], [{ id: 1 }]],
  ['a paginated list', { data: [{ id: 1 }] }, [{ id: 1 }]],
  ['a PHP list encoded as an object', { 0: { id: 1 } }, [{ id: 1 }]],
  ['an object that is not a list', { first: { id: 1 } }, []],
  ['null', null, []],
])('reads the rows of %s', (_name, raw, list) => {
  expect(readRecords(raw)).toEqual(list);
});

test('reads the same fields of a card as the schema of a product', () => {
  const fields = wire({ id: '7', price: '12.5', priceOld: null, isNew: '1', discount: '20', imgSrc: 'javascript:x' });
  expect(product(fields)).toMatchObject({ ...certainCard(fields)! });
});

test.each([
  ['no id', { id: null }],
  ['no title', { title: ' ' }],
  ['no slug', { slug: {} }],
  ['no code', { code: '' }],
  ['an unreadable price', { price: 'ask', variants: [] }],
])('returns null for a product with %s', (_name, more) => {
  expect(certainCard(wire(more))).toBeNull();
});

const dated = [
  ['old', '2026-01-01T00:00:00Z'],
  ['none', null],
  ['new', '2026-03-01T00:00:00Z'],
  ['middle', '2026-02-01 00:00:00'],
].map(([title, published_at]) => wire({ title, published_at }));
const titles = (latestFirst: boolean) => firstOf(dated, latestFirst).map(({ title }) => title);

test('keeps the shop’s order, or sorts the latest first with undated products last', () => {
  expect(titles(false)).toEqual(['old', 'none', 'new', 'middle']);
  expect(titles(true)).toEqual(['new', 'middle', 'old', 'none']);
});

test('returns no products if one of the first eight is unreadable, and ignores a later unreadable one', () => {
  expect(firstOf([...dated, wire({ title: '' })], false)).toEqual([]);
  expect(firstOf([...dated, ...dated, wire({ title: '' })], false)).toHaveLength(8);
});
