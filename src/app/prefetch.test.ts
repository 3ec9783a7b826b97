import { prefetchLikely } from './prefetch';

const page = (connection?: object, readyState = 'complete') => {
  const listeners: (() => void)[] = [];
  return {
    listeners,
    window: {
      navigator: { connection },
      document: { readyState },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    } as unknown as Window,
  };
};
const first = jest.fn<Promise<void>, []>();
const second = jest.fn<Promise<void>, []>();
const loads = [first, second];
const everything = () => jest.advanceTimersByTimeAsync(20_000);

beforeEach(() => {
  jest.useFakeTimers();
  first.mockReset().mockRejectedValue(new Error('offline'));
  second.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

test('likely pages are fetched a moment after this one is there, a lost one included', async () => {
  void prefetchLikely(page().window, loads);
  expect(first).not.toHaveBeenCalled();
  await everything();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('one waits for the other', async () => {
  let come: () => void = () => undefined;
  first.mockReturnValue(new Promise((resolve) => (come = resolve)));
  void prefetchLikely(page().window, loads);
  await everything();
  expect(second).not.toHaveBeenCalled();
  come();
  await everything();
  expect(second).toHaveBeenCalledTimes(1);
});

test('not before everything else has been loaded', async () => {
  const { window, listeners } = page(undefined, 'interactive');
  void prefetchLikely(window, loads);
  await everything();
  expect(first).not.toHaveBeenCalled();
  listeners.forEach((listener) => {
    listener();
  });
  await everything();
  expect(first).toHaveBeenCalledTimes(1);
});

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'nothing with %j',
  async (connection) => {
    void prefetchLikely(page(connection).window, loads);
    await everything();
    expect(first).not.toHaveBeenCalled();
  },
);
