import { readArguments } from './build';

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
