import { commitOf } from './commit';

test.each([
  ['as it is told', 'eab41f4', 'eab41f4'],
  ['with a line’s end', 'eab41f4\n', 'eab41f4'],
  ['not, where it is something else', 'eab41f4"; alert(1)', ''],
])('takes the commit from COMMIT: %s', (_name, COMMIT, expected) => {
  expect(commitOf({ COMMIT })).toBe(expected);
});

test('asks git for the commit when the environment names none', () => {
  expect(commitOf({})).toMatch(/^([0-9a-f]{4,40}(-dirty)?)?$/);
});
