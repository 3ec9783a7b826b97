import { fc } from '../testing/property';
import { readMessage } from './message';

test.each([
  ['Saved', 'Saved'],
  ['  Saved  ', 'Saved'],
  ['<b>Saved</b> <i>twice</i>', 'Saved twice'],
  ['one<br/>two', 'one two'],
  ['<img src=x onerror=alert(1)>Refused', 'Refused'],
  ['<script>alert(1)</script>Refused', 'Refused'],
  ['<style>b{}</style>Refused', 'Refused'],
  ['<script>never closed', null],
  ['Less < more > none', 'Less < more > none'],
  ['2 <3', '2 <3'],
  ['Tom & Ama', 'Tom & Ama'],
  ['line\n\tline', 'line line'],
  ['', null],
  ['   ', null],
  ['<p></p>', null],
  ['<!DOCTYPE html><html><body>Bad gateway</body></html>', null],
  ['  <html>502</html>', null],
  [null, null],
  [undefined, null],
  [5, null],
  [true, null],
  [['Saved'], null],
  [{ text: 'Saved' }, null],
])('reads the message %j as %j', (raw, expected) => expect(readMessage(raw)).toBe(expected));

test('cuts a long message at 300 characters, never inside a character', () => {
  const cut = readMessage('😀'.repeat(5000)) ?? '';
  expect([...cut]).toHaveLength(300);
  expect(cut).toMatch(/^(😀){299}…$/u);
  expect(readMessage('a'.repeat(300))).toBe('a'.repeat(300));
});

test('returns null or a non-empty message within the length limit for any value', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const message = readMessage(raw);
      expect(message === null || (message.length > 0 && message.length <= 600)).toBe(true);
    }),
  );
});

/** Processor time in microseconds: the best of three, so that other work on the machine does not count. */
const cost = (body: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage();
      readMessage(body);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }),
  );

test.each(['<a', '<script', '<script>', '<', ' ', '<!'])('reads a body of many %j in linear time', (part) => {
  const LEAST_MEASURABLE = 1000;
  const once = Math.max(cost(part.repeat(50_000)), LEAST_MEASURABLE);
  // A quadratic reader takes 256 times as long for sixteen times the length.
  expect(cost(part.repeat(800_000)) / once).toBeLessThan(64);
});
