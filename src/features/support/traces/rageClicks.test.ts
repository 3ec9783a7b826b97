import { rageClicks } from './rageClicks';

type Tap = [target: string, at: number, changes: number];
const TAPS: [name: string, taps: Tap[], rage: boolean[]][] = [
  [
    'three at once on the same thing',
    [
      ['a', 0, 0],
      ['a', 300, 0],
      ['a', 600, 0],
    ],
    [false, false, true],
  ],
  [
    'a fourth, which is the same rage',
    [
      ['a', 0, 0],
      ['a', 100, 0],
      ['a', 200, 0],
      ['a', 300, 0],
    ],
    [false, false, true, false],
  ],
  [
    'three that each do something',
    [
      ['a', 0, 0],
      ['a', 300, 1],
      ['a', 600, 2],
    ],
    [false, false, false],
  ],
  [
    'three on different things',
    [
      ['a', 0, 0],
      ['b', 300, 0],
      ['a', 600, 0],
    ],
    [false, false, false],
  ],
  [
    'three with time between them',
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
