import { firstReads } from '../../src/contract/firstReads';
import { firstReplies } from './firstReplies';

const SEARCH = '/storefront/products/search?q=shirt';
/** Text that compresses badly. */
const noise = (seed: number) =>
  Array.from({ length: 80 }, (_, index) =>
    Math.sin(seed * 80 + index)
      .toString(36)
      .slice(3),
  ).join('');
const row = (id: number) => ({ id, title: `Shirt ${id}`, published_at: `2026-01-${10 + id}`, photos: noise(id) });
const list = (count: number) => ({ status: 1, data: Array.from({ length: count }, (_, id) => row(id)) });
const chooseTexts = (replies: Record<string, string>) =>
  firstReplies(
    firstReads('/items/search', '?q=shirt'),
    Object.entries(replies).map(([call, value]) => ({ call, digest: '', read: () => Promise.resolve(value) })),
  );
const choose = (replies: Record<string, unknown>) =>
  chooseTexts(Object.fromEntries(Object.entries(replies).map(([call, value]) => [call, JSON.stringify(value)])));

test('embeds a short list whole', async () => {
  const replies = { [SEARCH]: list(3) };
  expect(await choose(replies)).toEqual({ replies, excerpts: {} });
});

test.each([
  ['a list that is a little too long', 30],
  ['a list that is far too long', 3000],
])('embeds only an excerpt of eight rows of %s', async (_name, count) => {
  const { replies, excerpts } = await choose({ [SEARCH]: list(count), '/business/get_details': { status: 1 } });
  expect(Object.keys(replies)).toEqual(['/business/get_details']);
  expect(excerpts[SEARCH]).toMatchObject({ status: 1 });
  expect((excerpts[SEARCH] as { data: unknown[] }).data).toHaveLength(8);
});

test('embeds no rows of a long list that the page does not paint from', async () => {
  expect(await choose({ '/storefront/products/search': list(3000) })).toEqual({ replies: {}, excerpts: {} });
});

test.each([
  ['text', '"x"'],
  ['a list', '[1]'],
  ['HTML', '<html>'],
  ['empty', ''],
])('ignores a reply body that is %s', async (_name, text) => {
  expect(await chooseTexts({ [SEARCH]: text })).toEqual({ replies: {}, excerpts: {} });
});
