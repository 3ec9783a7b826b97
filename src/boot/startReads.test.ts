import type { FirstReads } from '../contract/firstReads';
import { takeEarlyReply } from './early';
import { startReads } from './startReads';

const reads: FirstReads = { route: 'home', chunks: [], calls: ['/slides', '/business'], later: ['/tree'] };
const embedded = {
  replies: { '/slides': { status: 1, data: ['é'] }, '/tree': { status: 1 } },
  excerpts: { '/business': 1 },
};
const fetched = jest.fn(() => Promise.resolve(new Response('{}')));
const requested = () => fetched.mock.calls.map(([url]: unknown[]) => url);
const start = () => startReads(reads, embedded, Promise.resolve());

beforeEach(() => {
  fetched.mockClear();
  localStorage.clear();
  Object.assign(window, { fetch: fetched });
});

test('requests only the calls without an embedded reply, including those with only an excerpt', async () => {
  start();
  await Promise.resolve();
  expect(requested()).toEqual(['/api/v1/business']);
});

test('hands an embedded reply to the API layer once, as a network response without a Date', async () => {
  start();
  const reply = await takeEarlyReply('/api/v1/slides', null);
  expect([reply?.status, reply?.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  // Public reads never set the clock: a cached page has no current date.
  expect(reply?.headers.get('Date')).toBeNull();
  expect(await reply?.json()).toEqual({ status: 1, data: ['é'] });
  expect(takeEarlyReply('/api/v1/slides', null)).toBeUndefined();
});

test('keeps the replies for painting after the API layer has taken one', async () => {
  const stored = new Map(start());
  await (await takeEarlyReply('/api/v1/slides', null))?.text();
  expect(stored.size).toBe(3);
});

test('requests every call with the stored token, despite embedded replies', async () => {
  localStorage.setItem('token', 'abc');
  start();
  await Promise.resolve();
  await Promise.resolve();
  expect(requested()).toEqual(['/api/v1/slides', '/api/v1/business', '/api/v1/tree']);
  expect(fetched).toHaveBeenCalledWith('/api/v1/slides', {
    headers: { Accept: 'application/json', Authorization: 'Bearer abc', 'X-Api-Key': 'demo-key' },
  });
  expect(takeEarlyReply('/api/v1/slides', null)).toBeUndefined();
});

test('records which replies have arrived, without failed ones', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  start();
  await new Promise((resolve) => setTimeout(resolve));
  expect([...(window.__early?.arrived ?? [])]).toEqual(['/api/v1/slides', '/api/v1/tree']);
});
