import { pictureSizes } from './pictureSizes';

const template = '?w={width}';

test.each([
  ['/media/dress.jpg', '/media/dress.jpg?w=160 160w, /media/dress.jpg?w=320 320w'],
  [
    'https://cdn.example/a.jpg?v=2',
    'https://cdn.example/a.jpg?v=2&w=160 160w, https://cdn.example/a.jpg?v=2&w=320 320w',
  ],
  ['/a b,c.jpg', '/a%20b%2Cc.jpg?w=160 160w, /a%20b%2Cc.jpg?w=320 320w'],
])('builds srcset and sizes for %s', (address, start) => {
  const { srcSet, sizes } = pictureSizes(address, 'thumb', { template, sparing: false });
  expect(srcSet?.split(', ').slice(0, 2).join(', ')).toBe(start);
  expect(srcSet).toMatch(/ 1600w$/);
  expect(sizes).toBe('96px');
});

test('offers no picture wider than 480 pixels in data-saving mode', () => {
  const { srcSet } = pictureSizes('/a.jpg', 'slide', { template, sparing: true });
  expect(srcSet).toBe('/a.jpg?w=160 160w, /a.jpg?w=320 320w, /a.jpg?w=480 480w');
});

test.each([
  ['a server without picture sizes', '/a.jpg', ''],
  ['a template without a width', '/a.jpg', '?small'],
  ['a data: URL', 'data:image/svg+xml,x', template],
  ['a drawing, which has no width', '/logo.svg', template],
  ['an address with a fragment', '/sprite.svg#dress', template],
])('builds no srcset for %s', (_name, address, offered) => {
  expect(pictureSizes(address, 'card', { template: offered, sparing: false })).toEqual({});
});
