import { WIRE_CALLS } from '../testing/builders/calls';
import { testEnvironment } from '../testing/testEnvironment';
import { readArrived } from './readArrived';
import { makeStore } from './store';

const DETAILS = '/api/v1/business/get_details';
const SLIDES = '/api/v1/storefront/get-sliders';
const PRODUCT = '/api/v1/storefront/products/linen-shirt/LS-1?id=7';
const good = (call: string) => JSON.stringify(WIRE_CALLS.find((row) => row.call === call)?.good);
const BODIES: Record<string, string> = {
  [DETAILS]: good('GET /business/get_details'),
  [SLIDES]: good('GET /storefront/get-sliders'),
  [PRODUCT]: good('GET /storefront/products/{slug}/{code}'),
};

/** A shop opened at this address, whose early replies with these URLs have arrived. */
const openedAt = (path: string, urls: string[], body = (url: string): BodyInit => BODIES[url] ?? '') => {
  window.history.replaceState(null, '', path);
  const replies = new Map(urls.map((url) => [url, Promise.resolve(new Response(body(url)))]));
  const { store } = makeStore(testEnvironment({ takeEarlyReply: (url) => replies.get(url) }));
  const early = { token: null, replies, arrived: new Set(urls) };
  const reading = readArrived({ store }, { location: window.location, __early: early });
  const queries = () =>
    Object.fromEntries(Object.entries(store.getState().api.queries).map(([key, entry]) => [key, entry?.status]));
  return { reading, queries };
};

test.each([
  ['/', SLIDES, 'getSlides(undefined)'],
  ['/terms', DETAILS, 'getBusiness(undefined)'],
  ['/pd/linen-shirt/LS-1?id=7', PRODUCT, 'getProduct({"code":"LS-1","id":"7","slug":"linen-shirt"})'],
])('on %s, reads the reply to %s before the first render', async (path, url, query) => {
  const { reading, queries } = openedAt(path, [url]);
  await reading;
  expect(queries()).toEqual({ [query]: 'fulfilled' });
});

test.each([
  ['that has not arrived', [], undefined],
  ['that is a refusal, which the page would request again', [DETAILS], '{"status":0,"message":"Closed"}'],
  ['that is not JSON', [DETAILS], '<html>'],
])('leaves a reply to the page %s', async (_name, urls, body) => {
  const { reading, queries } = openedAt('/terms', urls, () => body ?? '');
  await reading;
  expect(queries()).toEqual({});
});

test('waits 500 ms for a reply whose body stalls', async () => {
  jest.useFakeTimers();
  const { reading, queries } = openedAt('/terms', [DETAILS], () => new ReadableStream());
  let isOver = false;
  void reading.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(499);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(queries()).toEqual({});
  jest.useRealTimers();
});
