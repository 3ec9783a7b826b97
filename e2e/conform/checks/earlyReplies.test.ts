import { emptyDataBlock, withReplies } from '../../../server/firstReplies/dataBlock';
import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { openKit } from '../kit';
import { earlyReplyChecks } from './earlyReplies';

const good = (call: string) => WIRE_CALLS.find((each) => each.call === `GET ${call}`)!.good;
const replies = Object.fromEntries(
  ['/business/get_details', '/storefront/get-sliders'].map((call) => [call, good(call)]),
);
const search = good('/storefront/products/search');
const html = `<!doctype html><head>${emptyDataBlock}</head>`;
const full = withReplies(html, { replies, excerpts: { '/storefront/products/search': search } }) ?? '';

const rowOf = async (text: string, headers: Record<string, string> = { 'Cache-Control': 'no-cache' }) => {
  const fetch = () => Promise.resolve(new Response(text, { headers }));
  const kit = openKit({ api: 'http://localhost/api/v1', key: '', write: false, fetch, wait: () => Promise.resolve() });
  await earlyReplyChecks(kit);
  return kit.rows[0];
};

test.each([
  ['kept', 'the replies of the home page', full],
  ['unasked', 'an empty element', html],
  ['unasked', 'no element', '<!doctype html>'],
  ['broken', 'an unescaped character that may end the element', full.replace('Linen Shirt', '<b>Linen Shirt')],
  ['broken', 'invalid JSON', full.replace('{"replies"', '{replies')],
  ['broken', 'an unreadable reply', full.replace('"title":"Linen Shirt"', '"title":null')],
  ['broken', 'the cost of a product', full.replace('"price":120', '"price":120,"vendor_price":90')],
  [
    'lenient',
    'a reply that the home page does not request',
    full.replaceAll('/storefront/get-sliders', '/storefront/my-cart'),
  ],
])('reports %s for a page with %s', async (verdict, _what, text) => {
  expect(await rowOf(text)).toMatchObject({ call: 'GET /', verdict });
});

test('reports lenient for a page with replies that may be cached', async () => {
  expect(await rowOf(full, {})).toMatchObject({ verdict: 'lenient' });
});
