import { rageClicks } from './rageClicks';

type Tap = [target: string, at: number, changes: number];
const TAPS: [name: string, taps: Tap[], rage: boolean[]][] = [
  [
    'three quick clicks on the same target',
    [
      ['a', 0, 0],
      ['a', 300, 0],
      ['a', 600, 0],
    ],
    [false, false, true],
  ],
  [
    'four quick clicks, counted once',
    [
      ['a', 0, 0],
      ['a', 100, 0],
      ['a', 200, 0],
      ['a', 300, 0],
    ],
    [false, false, true, false],
  ],
  [
    'none in three clicks that each change something',
    [
      ['a', 0, 0],
      ['a', 300, 1],
      ['a', 600, 2],
    ],
    [false, false, false],
  ],
  [
    'none in three clicks on different targets',
    [
      ['a', 0, 0],
      ['b', 300, 0],
      ['a', 600, 0],
    ],
    [false, false, false],
  ],
  [
    'none in three slow clicks',
    [
      ['a', 0, 0],
      ['a', 900, 0],
      ['a', 1800, 0],
    ],
    [false, false, false],
  ],
];

test.each(TAPS)('detects rage clicks: %s', (_name, taps, expected) => {
  const isRage = rageClicks();
  expect(taps.map((tap) => isRage(...tap))).toEqual(expected);
});
