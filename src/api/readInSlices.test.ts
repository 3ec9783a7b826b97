import * as v from 'valibot';
import { productReply, productsReply } from '../contract/product';
import { wireProduct } from '../testing/builders/wireCatalogue';
import type { Call } from './call';
import { readInSlices } from './readInSlices';

const call: Call = { path: '/list', reply: productsReply, inSlices: true };
const body = (data: unknown[]) => ({ status: 1, message: 'Here they are', data });
const many = (count: number) => Array.from({ length: count }, (_, index) => wireProduct({ id: index + 1 }));
const unreadable = (count: number) => Array.from({ length: count }, () => ({ title: 'Nameless' }));
const idsOf = (read: unknown) => (read as { data: { id: string }[] }).data.map(({ id }) => id);
const pause = jest.fn(() => Promise.resolve());

beforeEach(() => pause.mockClear());

test('reads a long list whole and in order, with pauses', async () => {
  const read = await readInSlices(call, body(many(30)), pause);
  expect(read).toMatchObject({ status: 1, message: 'Here they are' });
  expect(idsOf(read)).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
  expect(pause).toHaveBeenCalledTimes(2);
});

test('reads the list of a paginator with pauses', async () => {
  const read = await readInSlices(call, { status: 1, data: { data: many(30), total: 30 } }, pause);
  expect(idsOf(read)).toHaveLength(30);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('freezes the products of a list and their variants', async () => {
  const read = (await readInSlices(call, body(many(30)), pause)) as { data: { variants: object[] }[] };
  for (const product of read.data) expect(Object.isFrozen(product) && Object.isFrozen(product.variants)).toBe(true);
});

test.each([
  ['unreadable entries at the start', [...unreadable(12), ...many(3)], ['1', '2', '3']],
  ['unreadable entries at the end', [...many(12), ...unreadable(12)], many(12).map(({ id }) => String(id))],
])('leaves out %s', async (_title, data, ids) => {
  expect(idsOf(await readInSlices(call, body(data), pause))).toEqual(ids);
});

test('returns undefined for a long list without a readable entry', async () => {
  expect(await readInSlices(call, body(unreadable(30)), pause)).toBeUndefined();
});

test.each([null, undefined])('leaves a reply whose data is %s to its schema', async (data) => {
  const read = await readInSlices({ ...call, reply: v.unknown() }, { status: 1, data }, pause);
  expect(read).toEqual({ status: 1, data });
});

test.each([
  ['a short list', call, body(many(12))],
  ['an empty list', call, body([])],
  ['a single product', { path: '/one', reply: productReply }, { status: 1, data: wireProduct() }],
])('reads %s without a pause', async (_title, asked, given) => {
  expect(await readInSlices(asked, given, pause)).toMatchObject({ status: 1 });
  expect(pause).not.toHaveBeenCalled();
});
