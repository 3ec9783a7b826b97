import { makeSnapshot } from '../support/report/snapshot';
import { readDevice } from '../support/report/device';
import { replayCalls } from './replayCalls';

const reportOf = (...calls: [endpoint: string, status: string, message?: string][]): string => {
  const requests = calls.map(([endpoint, status, message]) => ({
    endpoint,
    status,
    ms: 1,
    at: 1,
    ...(message !== undefined && { message }),
  }));
  const recording = { base: {}, steps: [], requests, errors: [], route: '/checkout', inUse: [] };
  return JSON.stringify(makeSnapshot(recording, { code: 'K7M2Q', now: 1, app: '1', device: readDevice(window) }));
};

test.each([
  ['a refused order', ['checkout', '200 refused', '… is sold out']],
  ['a rate-limited login', ['login', '429 busy', 'Try again later']],
  ['a server error', ['getOrder', '500 server', 'Something went wrong']],
  ['an HTML page from a proxy', ['addToCart', '200 malformed']],
  ['a missing product', ['getProduct', '404 notFound', 'Not found']],
  ['a call while offline', ['cancelOrder', 'offline']],
] as [string, [string, string, string?]][])(
  '%s reproduces its recorded outcome through the real endpoint',
  async (_name, call) => {
    const { recorded, now } = await replayCalls(reportOf(call, ['getCart', '200']));
    expect(recorded).toEqual([
      { endpoint: call[0], status: call[1], ...(call[2] !== undefined && { message: call[2] }) },
    ]);
    expect(now).toEqual(recorded);
  },
);

test('distinguishes the current outcome of a reply from the recorded one', async () => {
  const { recorded, now } = await replayCalls(reportOf(['checkout', '200 server', 'No']));
  expect(now).not.toEqual(recorded);
});

test('rejects with the name of a call that the shop no longer has', async () => {
  await expect(replayCalls(reportOf(['getGifts', '500 server']))).rejects.toThrow('getGifts');
});
