import { answerRead, cacheRead } from './reads';
import type { ExtendableEvent } from './scope';

const URL_OF_LIST = 'http://localhost/api/v1/storefront/products/search?q=shirt';
const GOOD = '{"status":1,"data":[]}';
const messages: unknown[] = [];
const replies = new Map<string, Response>();

/** One cache for all names. */
const cache = {
  match: (key: string) => Promise.resolve(replies.get(key)?.clone()),
  put: (key: string, reply: Response) => Promise.resolve(void replies.set(key, reply)),
  delete: (key: string) => Promise.resolve(replies.delete(key)),
  keys: () => Promise.resolve([...replies.keys()]),
};

const put = (age: number) => {
  const headers = { 'X-Kept-At': String(Date.now() - age) };
  replies.set(URL_OF_LIST, new Response(GOOD, { headers }));
};

/** Answers the request as the worker does, and waits for its background work. */
const answer = async (fetchReply: typeof fetch, request = new Request(URL_OF_LIST)) => {
  Object.assign(globalThis, { fetch: fetchReply });
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (task: Promise<unknown>) => work.push(task) } as unknown as ExtendableEvent;
  const response = await answerRead({ event, request, url: new URL(request.url) });
  await Promise.all(work);
  return response;
};

const { fetch: realFetch } = globalThis;
beforeEach(() => {
  messages.length = 0;
  replies.clear();
  const clients = { matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => messages.push(message) }]) };
  Object.assign(globalThis, { clients, caches: { open: () => Promise.resolve(cache) } });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch });
});

const MINUTE = 60_000;

test.each([
  ['keeps', 'an HTML page', 200, '<html></html>', true],
  ['keeps', 'an empty body', 200, '', true],
  ['keeps', 'a 500', 500, '{"status":0}', true],
  ['drops', 'status 0', 200, '{"status":0}', false],
  ['drops', 'a 404', 404, '', false],
])('%s the stored reply when its refresh returns %s', async (_verb, _name, status, body, isKept) => {
  put(2 * MINUTE);
  const response = await answer(() => Promise.resolve(new Response(body, { status })));
  expect(await response.text()).toBe(GOOD);
  expect(replies.has(URL_OF_LIST)).toBe(isKept);
});

test('reports the shop as unreachable when the network fails, but not when the page aborts the request', async () => {
  put(10 * MINUTE);
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await answer(fail)).text()).toBe(GOOD);
  expect(messages).toEqual([{ type: 'unreachable' }]);

  messages.length = 0;
  const aborted = new Request(URL_OF_LIST, { signal: AbortSignal.abort() });
  expect((await answer(fail, aborted)).type).toBe('error');
  expect(messages).toEqual([]);
});

test('refreshes a stored reply of any age, and not again when the tab reads the change', async () => {
  put(1000);
  const fetchNew = jest.fn(() => Promise.resolve(new Response('{"status":1,"data":[1]}')));
  expect(await (await answer(fetchNew)).text()).toBe(GOOD);
  expect(messages).toEqual([{ type: 'renewed', url: URL_OF_LIST }]);
  expect(await (await answer(fetchNew)).text()).toBe('{"status":1,"data":[1]}');
  expect(fetchNew).toHaveBeenCalledTimes(1);
});

test.each([
  ['stores', GOOD, true],
  ['stores', '{"status":"1","data":[]}', true],
  ['does not store', '{"status":true,"data":[]}', false],
  ['does not store', '{"status":0}', false],
])('%s a reply that the page has read: %s', async (_verb, text, isStored) => {
  await cacheRead(URL_OF_LIST, text);
  expect(replies.has(URL_OF_LIST)).toBe(isStored);
});

test.each([403, 404, 500])('passes an answer with HTTP %i through and does not store it', async (status) => {
  const response = await answer(() => Promise.resolve(new Response('{"status":0}', { status })));
  expect(response.status).toBe(status);
  expect(replies.size).toBe(0);
});
