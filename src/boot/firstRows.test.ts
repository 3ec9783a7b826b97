import { wireProduct } from '../testing/builders/wireCatalogue';
import { rowsOf } from '../contract/listStart';
import { firstOf, productOf } from './firstRows';

const wire = (more: Record<string, unknown> = {}) => wireProduct(more) as Record<string, unknown>;

test.each([
  ['a list', [{ id: 1 }, 'x', null], [{ id: 1 }]],
  ['a paginated list', { data: [{ id: 1 }] }, [{ id: 1 }]],
  ['a list as PHP writes it', { 0: { id: 1 } }, [{ id: 1 }]],
  ['no list', { first: { id: 1 } }, []],
  ['nothing', null, []],
])('%s', (_name, raw, list) => {
  expect(rowsOf(raw)).toEqual(list);
});

test('a product as its card shows it', () => {
  expect(
    productOf(wire({ id: '7', variants: [], price: '12.5', priceOld: null, isNew: '1', discount: '20' })),
  ).toMatchObject({
    id: '7',
    title: 'Linen Shirt',
    category: 'Shirts',
    image: '/media/linen-shirt.svg',
    price: 1250,
    old: null,
    discount: 20,
    isNew: true,
  });
});

test.each([
  ['no id', { id: null }],
  ['no title', { title: ' ' }],
  ['no slug', { slug: {} }],
  ['no code', { code: '' }],
  ['a price that cannot be read', { price: 'ask', variants: [] }],
])('%s: not painted', (_name, more) => {
  expect(productOf(wire(more))).toBeNull();
});

test('a picture whose address is not safe is left out', () => {
  expect(productOf(wire({ imgSrc: 'javascript:alert(1)' }))?.image).toBeNull();
});

const dated = [
  ['old', '2026-01-01T00:00:00Z'],
  ['none', null],
  ['new', '2026-03-01T00:00:00Z'],
  ['middle', '2026-02-01 00:00:00'],
].map(([title, published_at]) => wire({ title, published_at }));
const titles = (latestFirst: boolean) => firstOf(dated, latestFirst).map(({ title }) => title);

test('the first as the shop has put them, or the latest first and what has no date last', () => {
  expect(titles(false)).toEqual(['old', 'none', 'new', 'middle']);
  expect(titles(true)).toEqual(['new', 'middle', 'old', 'none']);
});

test('one that cannot be read and would leave a gap: none of them', () => {
  expect(firstOf([...dated, wire({ title: '' })], false)).toEqual([]);
  expect(firstOf([...dated, ...dated, wire({ title: '' })], false)).toHaveLength(8);
});
