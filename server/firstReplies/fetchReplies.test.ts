import { gzipSync } from 'node:zlib';
import { fetchReplies } from './fetchReplies';

const reply = (body: string | Uint8Array<ArrayBuffer>, init: ResponseInit = {}) =>
  Promise.resolve(new Response(body, init));
const good = () => reply('{"status":1}');
const never = () => new Promise<Response>(() => undefined);
const ask = async (answers: Record<string, () => Promise<Response>>, timeoutMs = 1000) => {
  const fetch = jest.fn((request: Request) => answers[new URL(request.url).pathname.slice(7)]?.() ?? never());
  const replies = await fetchReplies({ fetch, apiKey: 'key' }, Object.keys(answers), timeoutMs);
  return { fetch, replies, calls: replies.map(({ call }) => call) };
};

test.each([
  ['a reply with HTTP 500', () => reply('{"status":1}', { status: 500 })],
  ['a reply with HTTP 404', () => reply('{"status":0}', { status: 404 })],
  ['a failed request', () => Promise.reject(new Error('down'))],
])('leaves out %s and returns the other replies', async (_name, answer) => {
  expect((await ask({ '/a': answer, '/b': good })).calls).toEqual(['/b']);
});

test('leaves out a reply that is late', async () => {
  expect((await ask({ '/a': never, '/b': good }, 20)).calls).toEqual(['/b']);
});

test.each([
  ['plain', good],
  ['compressed', () => reply(new Uint8Array(gzipSync('{"status":1}')), { headers: { 'Content-Encoding': 'gzip' } })],
])('reads a %s reply', async (_name, answer) => {
  const { replies } = await ask({ '/a': answer });
  expect(await replies[0]?.read()).toBe('{"status":1}');
});

test('gives equal replies the same digest and a different reply another', async () => {
  const { replies } = await ask({ '/a': good, '/b': good, '/c': () => reply('{"status":0}') });
  const [a, b, c] = replies.map(({ digest }) => digest);
  expect([a === b, a === c]).toEqual([true, false]);
});

test('sends the shop’s key and nothing of a shopper', async () => {
  const { fetch } = await ask({ '/a': good });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-api-key': 'key',
  });
  expect(request?.method).toBe('GET');
});
