const opened = jest.fn();
jest.mock('./openShop', () => opened() as unknown);

const early = (pictures?: Promise<unknown>) => {
  window.__early = { token: null, replies: new Map(), ...(pictures && { pictures }) };
};
const start = () => import('./main');

beforeEach(() => {
  opened.mockClear();
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.__early;
});

test('with nothing painted early the shop opens at once', async () => {
  early();
  await start();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('what is painted early gets its pictures first, and a frame to show them', async () => {
  early(Promise.resolve());
  await start();
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('it does not wait for them for long', async () => {
  early(new Promise(() => undefined));
  await start();
  await jest.advanceTimersByTimeAsync(499);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(1);
});
