import { wireProduct, wireVariant } from '../testing/builders/wireCatalogue';
import { dataOf, firstOf, listOf, productOf, variantOf } from './firstRows';

const wire = (more: Record<string, unknown> = {}) => wireProduct(more) as Record<string, unknown>;

test.each([
  ['a success', { status: 1, data: [1] }, [1]],
  ['a success in words', { status: '1', data: 2 }, 2],
  ['a refusal', { status: 0, data: [1] }, null],
  ['no status', { data: [1] }, null],
  ['no reply', '<html>', null],
])('%s', (_name, reply, data) => {
  expect(dataOf(reply)).toEqual(data);
});

test.each([
  ['a list', [{ id: 1 }, 'x', null], [{ id: 1 }]],
  ['a paginated list', { data: [{ id: 1 }] }, [{ id: 1 }]],
  ['a list as PHP writes it', { 0: { id: 1 } }, [{ id: 1 }]],
  ['no list', { first: { id: 1 } }, []],
  ['nothing', null, []],
])('%s', (_name, raw, list) => {
  expect(listOf(raw)).toEqual(list);
});

test('a product as its card shows it', () => {
  expect(productOf(wire({ id: '7', price: '12.5', priceOld: null, isNew: '1', discount: '20' }))).toMatchObject({
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
  ['a price that cannot be read', { price: 'ask' }],
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
const titles = (count: number, latestFirst: boolean) => firstOf(dated, count, latestFirst).map(({ title }) => title);

test('the first as the shop has put them, or the latest first and what has no date last', () => {
  expect(titles(3, false)).toEqual(['old', 'none', 'new']);
  expect(titles(4, true)).toEqual(['new', 'middle', 'old', 'none']);
});

test('one that cannot be read and would leave a gap: none of them', () => {
  expect(firstOf([...dated, wire({ title: '' })], 5, false)).toEqual([]);
  expect(firstOf([...dated, wire({ title: '' })], 4, false)).toHaveLength(4);
});

test.each([
  ['the one asked for', '1002', '1002'],
  ['one that is gone: the default', '9', '1001'],
  ['none asked for: the default', null, '1001'],
])('%s', (_name, asked, id) => {
  expect(String(variantOf(wire(), asked)?.variant_id)).toBe(id);
});

test('without a default the page itself has to choose', () => {
  expect(variantOf(wire({ variants: [wireVariant({ is_default: 0 })] }), null)).toBeNull();
});
