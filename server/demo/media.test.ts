import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoBusiness } from '../db/seedRows';
import { mediaRoutes } from '../routes/mediaRoutes';
import { catalogue } from './catalogue/catalogue';
import { demoFolder } from './demoFolder';

const folder = join(demoFolder, 'pictures');
const pictures = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

test('has a picture for every address that the shop names, and no other', () => {
  const { categories, products, slides } = catalogue;
  const named = [
    ...products.flatMap(({ images, variants }) => [...images, ...variants.map(({ image }) => image)]),
    ...categories.map(({ image }) => image),
    ...slides.map(({ image_src }) => image_src),
    demoBusiness.logo,
    demoBusiness.default_creditor.logo,
  ];
  expect([...pictures.keys()].map((file) => `/media/${file}`).sort()).toEqual([...new Set(named)].sort());
});

test('keeps all pictures within 4 MB', () => {
  const bytes = [...pictures.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThanOrEqual(4_000_000);
});

test('has no scripts, and only references to ids of the same picture', () => {
  const unsafe = [...pictures].filter(([, text]) => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    const targets = [...text.matchAll(/href=["']([^"']*)|url\(([^)]*)/g)].map(([, href, url]) => href ?? url ?? '');
    return targets.some((target) => !ids.includes(target)) || /<(script|foreignObject)\b|\bon\w+=|@import/.test(text);
  });
  expect(unsafe.map(([file]) => file)).toEqual([]);
});

test('sends a picture as SVG that may run and load nothing', async () => {
  const reply = await mediaRoutes(undefined).request('/logo.svg');
  expect([reply.status, await reply.text()]).toEqual([200, pictures.get('logo.svg')]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
});

test.each(['..%2fmedia%2flogo.svg', 'LOGO.svg', 'logo', 'logo.svg.svg'])('answers 404 to %s', async (name) => {
  expect((await mediaRoutes(undefined).request(`/${name}`)).status).toBe(404);
});
