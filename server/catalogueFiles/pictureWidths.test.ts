import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaRoutes } from '../routes/mediaRoutes';
import { widthFile } from './pictureWidths';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  writeFileSync(join(folder, 'dress.jpg'), 'whole');
  for (const width of [320, 640]) writeFileSync(join(folder, widthFile('dress.jpg', width)), String(width));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (address: string) => mediaRoutes(folder).request(`/${address}`);

test.each([
  ['', 'whole'],
  ['?w=1', '320'],
  ['?w=320', '320'],
  ['?w=321', '640'],
  ['?w=641', 'whole'],
  ['?w=1600', 'whole'],
  ['?w=0', 'whole'],
  ['?w=-320', 'whole'],
  ['?w=319.5', 'whole'],
  ['?w=1e2', 'whole'],
  ['?w=', 'whole'],
  ['?w=/../dress', 'whole'],
])('answers dress.jpg%s with the file %s', async (query, content) => {
  const reply = await ask(`dress.jpg${query}`);
  expect([reply.status, await reply.text()]).toEqual([200, content]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': content === 'whole' ? 'image/jpeg' : 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
});

test.each(['gone.jpg?w=320', 'dress.jpg.320.webp', '..%2fdress.jpg?w=320', 'x%2f..%2fdress.jpg?w=320'])(
  'answers 404 to %s',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test('answers a drawing of the demo whatever width is asked for', async () => {
  expect((await ask('logo.svg?w=320')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});
