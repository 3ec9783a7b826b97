import { rageClicks } from './rageClicks';

const clicks = (...taps: [target: string, at: number, changes: number][]): boolean[] => {
  const isRage = rageClicks();
  return taps.map((tap) => isRage(...tap));
};

test.each([
  ['three quick clicks on the same target', clicks(['a', 0, 0], ['a', 300, 0], ['a', 600, 0]), [false, false, true]],
  [
    'four quick clicks, counted once',
    clicks(['a', 0, 0], ['a', 100, 0], ['a', 200, 0], ['a', 300, 0]),
    [false, false, true, false],
  ],
  [
    'none in three clicks that each change something',
    clicks(['a', 0, 0], ['a', 300, 1], ['a', 600, 2]),
    [false, false, false],
  ],
  [
    'none in three clicks on different targets',
    clicks(['a', 0, 0], ['b', 300, 0], ['a', 600, 0]),
    [false, false, false],
  ],
  ['none in three slow clicks', clicks(['a', 0, 0], ['a', 900, 0], ['a', 1800, 0]), [false, false, false]],
])('detects rage clicks: %s', (_name, detected, expected) => {
  expect(detected).toEqual(expected);
});
