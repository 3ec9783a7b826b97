import { runWhenIdle } from './runWhenIdle';

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
const steps = [first, second];
const everything = () => jest.advanceTimersByTimeAsync(20_000);

beforeEach(() => {
  jest.useFakeTimers();
  first.mockReset().mockRejectedValue(new Error('offline'));
  second.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

test('runs every step after the page has loaded, even when one fails', async () => {
  void runWhenIdle(page().window, steps);
  expect(first).not.toHaveBeenCalled();
  await everything();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('runs a step only after the previous one has finished', async () => {
  let come: () => void = () => undefined;
  first.mockReturnValue(new Promise((resolve) => (come = resolve)));
  void runWhenIdle(page().window, steps);
  await everything();
  expect(second).not.toHaveBeenCalled();
  come();
  await everything();
  expect(second).toHaveBeenCalledTimes(1);
});

test('runs no step before the page has loaded', async () => {
  const { window, listeners } = page(undefined, 'interactive');
  void runWhenIdle(window, steps);
  await everything();
  expect(first).not.toHaveBeenCalled();
  listeners.forEach((listener) => {
    listener();
  });
  await everything();
  expect(first).toHaveBeenCalledTimes(1);
});

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'runs no step on a connection with %j',
  async (connection) => {
    void runWhenIdle(page(connection).window, steps);
    await everything();
    expect(first).not.toHaveBeenCalled();
  },
);
