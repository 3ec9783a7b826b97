import { parseJson } from '../../src/lib/json';
import { wireCall } from './kit';
import { answers } from './replies';
import { worstVerdict } from './verdict';

const DETAILS = 'GET /business/get_details';
const RESET = 'POST /storefront/customer/reset-password';
const CANCEL = 'POST /storefront/order/cancel';

const json = new Headers({ 'Content-Type': 'application/json' });
const seen = (http: number, text: string, headers = json) => {
  const sent = { method: 'GET', url: 'https://shop.example/x', headers: {} };
  return { sent, http, headers, text, body: parseJson(text), ms: 1 };
};
const good = (call: string, fields: object = {}) => JSON.stringify({ ...wireCall(call).good, ...fields });
const details = good(DETAILS);

test.each([
  ['kept', 'the documented reply', DETAILS, seen(200, details)],
  ['broken', 'no reply', DETAILS, seen(0, 'Failed to fetch')],
  ['broken', 'HTML', DETAILS, seen(200, '<!doctype html><p>Welcome')],
  ['broken', 'an empty body', DETAILS, seen(200, '')],
  ['broken', 'truncated JSON', DETAILS, seen(200, details.slice(0, -3))],
  ['broken', 'a bare list', DETAILS, seen(200, `[${details}]`)],
  ['broken', 'HTTP 500', DETAILS, seen(500, details)],
  ['broken', 'a redirect', DETAILS, seen(302, details)],
  ['broken', 'a status given as true', DETAILS, seen(200, good(DETAILS, { status: true }))],
  ['lenient', 'a status given as text', DETAILS, seen(200, good(DETAILS, { status: '1' }))],
  ['broken', 'another status', CANCEL, seen(200, good(CANCEL, { status: 1 }))],
  ['broken', 'a status in place of a result', RESET, seen(200, '{"status":1,"message":"Sent"}')],
  ['lenient', 'a result given as a word', RESET, seen(200, good(RESET, { result: 'success' }))],
  ['broken', 'missing data', DETAILS, seen(200, '{"status":1}')],
  ['lenient', 'a message with tags', DETAILS, seen(200, good(DETAILS, { message: '<b>Hello</b>' }))],
  ['lenient', 'a long message', DETAILS, seen(200, good(DETAILS, { message: 'We will see. '.repeat(40) }))],
  ['lenient', 'JSON sent as text/html', DETAILS, seen(200, details, new Headers({ 'Content-Type': 'text/html' }))],
])('reports as %s %s', (verdict, _what, call, reply) => {
  expect(worstVerdict(answers(call, reply))).toBe(verdict);
});
