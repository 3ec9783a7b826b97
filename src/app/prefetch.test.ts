import { prefetchLikely } from './prefetch';

const page = (connection?: object, readyState = 'complete') => {
  const listeners: (() => void)[] = [];
  return {
    listeners,
    window: {
      navigator: { connection },
      document: { readyState },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      requestIdleCallback: (run: () => void) => {
        run();
      },
    } as unknown as Window,
  };
};
const load = jest.fn(() => [Promise.resolve(), Promise.reject(new Error('offline'))]);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('likely pages are fetched a moment after this one is there', () => {
  prefetchLikely(page().window, load);
  expect(load).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

test('not before everything else has been loaded', () => {
  const { window, listeners } = page(undefined, 'interactive');
  prefetchLikely(window, load);
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  listeners.forEach((listener) => {
    listener();
  });
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'nothing with %j',
  (connection) => {
    prefetchLikely(page(connection).window, load);
    jest.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  },
);
