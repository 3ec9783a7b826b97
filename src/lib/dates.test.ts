import { execFileSync } from 'node:child_process';
import { formatDate, parseDate } from './dates';

const DATES = [
  '2025-01-31',
  '2025-01-31 23:30:00',
  '2025-01-31 00:15:00',
  '2025-01-31T23:30',
  '2025-01-31T23:30:00Z',
  '2025-01-31T05:00:00.000Z',
  '2025-01-31 12:00:00+00:00',
  '2025-01-31T12:00:00+0000',
  '1738324800',
  '1738324800000',
];

/** Jest's sandbox caches the zone of its process, so each zone gets a process of its own. */
const inZone = (zone: string, values: readonly string[]): string[] => {
  const script = `const { formatDate } = require('./src/lib/dates'); console.log(JSON.stringify(${JSON.stringify(values)}.map(formatDate)))`;
  const output = execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', script], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
};

test.each([
  ['America/New_York', [31, 31, 31, 31, 31, 31, 31, 31, 31, 31]],
  ['Africa/Accra', [31, 31, 31, 31, 31, 31, 31, 31, 31, 31]],
  [
    // 14 hours ahead: a date with a zone falls on the shopper's local day.
    'Pacific/Kiritimati',
    [31, 31, 31, 31, 32, 31, 32, 32, 32, 32],
  ],
  ['Pacific/Pago_Pago', [31, 31, 31, 31, 31, 30, 31, 31, 31, 31]],
])('formats dates in the zone %s', (zone, days) => {
  const expected = days.map((day) => (day === 32 ? '1 Feb, 2025' : `${day} Jan, 2025`));
  expect(inZone(zone, DATES)).toEqual(expected);
});

test.each([
  ['2026-11-02', '2 Nov, 2026'],
  ['2024-02-29', '29 Feb, 2024'],
  [' 2026-11-02 ', '2 Nov, 2026'],
  ['', '-'],
  ['   ', '-'],
  [null, '-'],
  [undefined, '-'],
  ['0000-00-00', '-'],
  ['0000-00-00 00:00:00', '-'],
  ['2023-02-29', '2023-02-29'],
  ['2026-13-01', '2026-13-01'],
  ['2026-11-02 25:00:00', '2026-11-02 25:00:00'],
  ['2026-11-02T25:00:00Z', '2026-11-02T25:00:00Z'],
  ['tomorrow', 'tomorrow'],
  ['02/11/2026', '02/11/2026'],
  ['12', '12'],
  ['Invalid Date', 'Invalid Date'],
])('formats %p as %p', (value, expected) => expect(formatDate(value)).toBe(expected));

test.each([[null], [undefined], [Number.NaN], [{}], [true], [''], ['soon'], [Number.POSITIVE_INFINITY]])(
  'rejects %p as a date',
  (value) => expect(parseDate(value)).toBeNull(),
);

test('parses an offset without a colon or after a space, and lower-case t and z, as the same moment', () => {
  const moment = Date.UTC(2026, 10, 2, 8, 0, 0);
  for (const text of [
    '2026-11-02T10:00:00+02:00',
    '2026-11-02 10:00:00+0200',
    '2026-11-02 10:00:00 +02:00',
    '2026-11-02t08:00:00z',
  ]) {
    expect(parseDate(text)?.getTime()).toBe(moment);
  }
});
