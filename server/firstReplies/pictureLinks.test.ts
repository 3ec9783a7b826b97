import { firstReads } from '../../src/contract/firstReads';
import { pictureLinks } from './pictureLinks';

const linksFor = (imgSrc: unknown, body?: string) => {
  const reads = firstReads('/pd/shirt/LSH', '');
  const read = () => Promise.resolve(body ?? JSON.stringify({ status: 1, data: { imgSrc } }));
  return pictureLinks(reads, [{ call: reads.calls[0]!, digest: '', read }]);
};
const preload = (address: string) => `<${address}>; rel=preload; as=image; fetchpriority=high`;

test.each([
  ['a path', '/media/a.jpg?v=1', '/media/a.jpg?v=1'],
  ['an address on another server', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['characters that would end the header value', '/a>;rel=x, <b".jpg', '/a%3E;rel=x,%20%3Cb%22.jpg'],
  ['non-ASCII characters', '/hémd 🧵.jpg', '/h%C3%A9md%20%F0%9F%A7%B5.jpg'],
  ['an address that is already encoded', '/a%20b.jpg', '/a%20b.jpg'],
])('preloads a picture with its address encoded for a header: %s', async (_name, imgSrc, address) => {
  expect(await linksFor(imgSrc)).toBe(preload(address));
});

test.each([
  ['a missing picture', null],
  ['an unsafe picture address', 'javascript:alert(1)'],
  ['a picture address with a line break', '/a\r\nSet-Cookie: x=1'],
])('sends no header for %s', async (_name, imgSrc) => {
  expect(await linksFor(imgSrc)).toBeUndefined();
});

test.each([
  ['has status 0', '{"status":0,"data":{"imgSrc":"/a.jpg"}}'],
  ['is not JSON', '<html>'],
])('sends no header for a reply that %s', async (_name, body) => {
  expect(await linksFor('', body)).toBeUndefined();
});

test('encodes half a surrogate pair in a picture address as U+FFFD', async () => {
  expect(await linksFor('', '{"status":1,"data":{"imgSrc":"/\\ud800.jpg"}}')).toBe(preload('/%EF%BF%BD.jpg'));
});
