import { type PageMeta, pageTags } from './pageTags';

const contentOf = (meta: Partial<PageMeta>, name: string) =>
  pageTags({ title: 'Shirt', ...meta }, 'Shirt – Kasa & Co', 'Kasa & Co', 'https://shop.example')
    .map(({ attributes }) => attributes)
    .find((attributes) => Object.values(attributes).includes(name));

test.each([
  ['/media/shirt.jpg', 'https://shop.example/media/shirt.jpg'],
  ['/media/shirt.PNG?v=2', 'https://shop.example/media/shirt.PNG?v=2'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['/media/shirt.svg', 'https://shop.example/preview.png'],
  ['/media/shirt', 'https://shop.example/preview.png'],
  ['https://cdn.example/a.svg?as=.png', 'https://shop.example/preview.png'],
  [null, 'https://shop.example/preview.png'],
  [undefined, 'https://shop.example/preview.png'],
])('previews the picture %j as %j', (image, content) => {
  expect(contentOf({ image }, 'og:image')).toEqual({ property: 'og:image', content });
});

test.each<[Partial<PageMeta>, string, object | undefined]>([
  [{}, 'og:title', { property: 'og:title', content: 'Shirt – Kasa & Co' }],
  [{}, 'og:type', { property: 'og:type', content: 'website' }],
  [{}, 'og:site_name', { property: 'og:site_name', content: 'Kasa & Co' }],
  [{}, 'twitter:card', { name: 'twitter:card', content: 'summary_large_image' }],
  [{ canonical: '/pd/a/B?id=1' }, 'og:url', { property: 'og:url', content: 'https://shop.example/pd/a/B?id=1' }],
  [{ canonical: '/ft/a' }, 'canonical', { rel: 'canonical', href: 'https://shop.example/ft/a' }],
  [{}, 'canonical', undefined],
  [{ description: 'Light' }, 'og:description', { property: 'og:description', content: 'Light' }],
  [{ description: '' }, 'og:description', undefined],
  [{ unlisted: true }, 'robots', { name: 'robots', content: 'noindex' }],
  [{}, 'robots', undefined],
])('describes %j with the tag %s: %j', (meta, name, attributes) => {
  expect(contentOf(meta, name)).toEqual(attributes);
});
