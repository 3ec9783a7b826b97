import { serverClock } from './serverClock';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const dateOf = (at: number) => new Date(at).toUTCString();

test('until a reply has told, it is the device’s', () => {
  const clock = serverClock(() => NOON);
  expect(clock.isKnown()).toBe(false);
  expect(clock.now()).toBe(NOON);
});

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['right', 0],
])('a device whose clock is %s', (_name, off) => {
  let real = NOON;
  const clock = serverClock(() => real + off);
  const noteDate = clock.start();
  real += 400;
  noteDate(dateOf(real));
  real += 5000;
  expect(clock.isKnown()).toBe(true);
  expect(Math.abs(clock.now() - real)).toBeLessThan(1000);
});

test.each([null, '', 'soon', 'Invalid Date'])('a header that says nothing: %s', (header) => {
  const clock = serverClock(() => NOON);
  clock.start()(header);
  expect(clock.isKnown()).toBe(false);
});

test('a device clock that was set back meanwhile is no measure', () => {
  let now = NOON;
  const clock = serverClock(() => now);
  const noteDate = clock.start();
  now -= DAY;
  noteDate(dateOf(NOON));
  expect(clock.isKnown()).toBe(false);
});
