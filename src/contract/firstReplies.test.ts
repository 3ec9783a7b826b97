import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { businessReply } from './business';
import { firstReads } from './firstReads';
import { dataOf, FIRST_REPLIES_ID, readFirstReplies } from './firstReplies';
import { productsReply } from './product';

const nothing = { replies: {}, excerpts: {} };

test.each([
  [
    'replies and excerpts',
    '{"replies":{"/a":{"status":1}},"excerpts":{"/b":1}}',
    { replies: { '/a': { status: 1 } }, excerpts: { '/b': 1 } },
  ],
  ['only replies', '{"replies":{"/a":1}}', { replies: { '/a': 1 }, excerpts: {} }],
  ['an array in place of the replies', '{"replies":[1],"excerpts":{"/b":1}}', { replies: {}, excerpts: { '/b': 1 } }],
  ['an empty placeholder', '', nothing],
  ['truncated JSON', '{"replies":{"/a"', nothing],
  ['an array', '[]', nothing],
  ['null', 'null', nothing],
  ['markup', '<p>', nothing],
])('reads the embedded replies: %s', (_name, text, read) => {
  expect(readFirstReplies(text)).toEqual(read);
});

test('reads the example of docs/api.md, whose calls are those of its address', () => {
  const document = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');
  const [, html = ''] = /^```html\n([\s\S]*?)^```$/m.exec(document) ?? [];
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { replies, excerpts } = readFirstReplies(page.getElementById(FIRST_REPLIES_ID)?.textContent ?? '');
  const [own, ...others] = firstReads('/items/search', '?q=shirt').calls;
  expect(Object.keys(excerpts)).toEqual([own]);
  expect(others).toEqual(expect.arrayContaining(Object.keys(replies)));
  expect(v.parse(businessReply, replies['/business/get_details'])).toMatchObject({ status: 1 });
  const { data } = v.parse(productsReply, excerpts[own ?? '']);
  expect(data).toMatchObject([{ title: 'Linen Shirt <slim>', price: 12000 }]);
});

test.each([
  ['a success', { status: 1, data: [1] }, [1]],
  ['a success with its status as text', { status: '1', data: 2 }, 2],
  ['a refusal', { status: 0, data: [1] }, null],
  ['a reply without a status', { data: [1] }, null],
  ['HTML instead of a reply', '<html>', null],
])('returns data only from a successful reply: %s', (_name, reply, data) => {
  expect(dataOf(reply)).toEqual(data);
});
