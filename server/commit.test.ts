import { commitOf } from './commit';

test.each([
  ['as given', 'eab41f4', 'eab41f4'],
  ['without its line break', 'eab41f4\n', 'eab41f4'],
  ['as empty if it is not a hash', 'eab41f4"; alert(1)', ''],
])('reads the commit from COMMIT %s', (_name, COMMIT, expected) => {
  expect(commitOf({ COMMIT })).toBe(expected);
});

test('asks git for the commit when the environment names none', () => {
  expect(commitOf({})).toMatch(/^([0-9a-f]{4,40}(-dirty)?)?$/);
});
