import { readArguments, commitOf } from './build';

test.each([
  ['nothing', [], { folder: 'dist', options: [] }],
  ['a folder', ['--output-path', '/srv/shop'], { folder: '/srv/shop', options: [] }],
  ['webpack options', ['--stats', 'verbose'], { folder: 'dist', options: ['--stats', 'verbose'] }],
  [
    'a folder and webpack options',
    ['--output-path', 'out', '--output-chunk-filename', 'x.js'],
    { folder: 'out', options: ['--output-chunk-filename', 'x.js'] },
  ],
])('reads %s from the build arguments', (_name, given, expected) => {
  expect(readArguments(given)).toEqual(expected);
});

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
