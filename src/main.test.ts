const opened = jest.fn();
jest.mock('./openShop', () => opened() as unknown);
// The parts of the shop are mocked; only the order in which they run is tested.
const parts: string[] = [];
jest.mock('react-dom/client', () => parts.push('react-dom/client') && {});
jest.mock('./api/shopApi', () => parts.push('api') && {});
jest.mock('./app/layout/NavSync', () => parts.push('router') && {});
jest.mock('./app/rootReducer', () => parts.push('reducer') && {});
jest.mock('./app/layout/header/ShopHeader', () => parts.push('header') && {});
jest.mock('./app/App', () => parts.push('app') && {});
jest.mock('./app/store', () => parts.push('store') && {});
/** Each part ends its task. */
const PARTS_MS = 20;

const early = (pictures?: Promise<unknown>) => {
  window.__early = { token: null, replies: new Map(), arrived: new Set(), ...(pictures && { pictures }) };
};
const start = () => import('./main');

beforeEach(() => {
  opened.mockClear();
  parts.length = 0;
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.__early;
});

test('opens the shop at once when nothing was painted early', async () => {
  early();
  await start();
  await jest.advanceTimersByTimeAsync(PARTS_MS);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('loads the parts of the shop in order, spread over several tasks, before it opens', async () => {
  early();
  await start();
  await jest.advanceTimersByTimeAsync(0);
  expect(parts.length).toBeLessThan(7);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(PARTS_MS);
  expect(parts).toEqual(['react-dom/client', 'api', 'router', 'reducer', 'header', 'app', 'store']);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('waits for the pictures painted early, and a frame to show them, before opening the shop', async () => {
  early(Promise.resolve());
  await start();
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20 + PARTS_MS);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('waits at most 500 ms for the pictures painted early', async () => {
  early(new Promise(() => undefined));
  await start();
  await jest.advanceTimersByTimeAsync(499);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1 + PARTS_MS);
  expect(opened).toHaveBeenCalledTimes(1);
});
