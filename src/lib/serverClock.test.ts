import { serverClock } from './serverClock';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const dateOf = (at: number) => new Date(at).toUTCString();

test('uses the device clock until a reply gives the server time', () => {
  const clock = serverClock(() => NOON);
  expect(clock.isKnown()).toBe(false);
  expect(clock.now()).toBe(NOON);
});

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['right', 0],
])('follows the server time on a device whose clock is %s', (_name, off) => {
  let real = NOON;
  const clock = serverClock(() => real + off);
  const noteDate = clock.start();
  real += 401;
  noteDate(dateOf(real));
  real += 5000;
  expect(clock.isKnown()).toBe(true);
  expect(Math.abs(clock.now() - real)).toBeLessThan(1000);
  expect(clock.now()).toBe(Math.floor(clock.now()));
});

test.each([null, '', 'soon', 'Invalid Date'])('ignores a header without a readable date: %s', (header) => {
  const clock = serverClock(() => NOON);
  clock.start()(header);
  expect(clock.isKnown()).toBe(false);
});

test('ignores a reply when the device clock was set back during the request', () => {
  let now = NOON;
  const clock = serverClock(() => now);
  const noteDate = clock.start();
  now -= DAY;
  noteDate(dateOf(NOON));
  expect(clock.isKnown()).toBe(false);
});
