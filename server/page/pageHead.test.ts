import { wireProduct } from '../../src/testing/builders/wireCatalogue';
import { withPreview } from './pageHead';

const BUILT = '<!doctype html><head><title>Shop</title><meta name=description content="Shop with flexibility"></head>';
const HOSTILE = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>'$&$1`;
const OWN = '/storefront/products/shirt/LSH-101';

const previewOf = async (product: object): Promise<Document> => {
  const reads = { route: 'product', calls: [OWN], later: [] };
  const replies = [
    { call: OWN, digest: '1', read: () => Promise.resolve(JSON.stringify({ status: 1, data: product })) },
  ];
  const html = await withPreview(BUILT, reads, replies, 'https://shop.example');
  return new DOMParser().parseFromString(html, 'text/html');
};
const contentOf = (page: Document, selector: string) => page.head.querySelector(selector)?.getAttribute('content');

test('escapes hostile back-end text in the title and meta tags', async () => {
  const page = await previewOf(
    wireProduct({ meta_title: HOSTILE, meta_description: '', short_description: `a " b ' c` }),
  );
  expect(page.title).toBe(HOSTILE);
  expect(contentOf(page, '[property="og:title"]')).toBe(HOSTILE);
  expect(contentOf(page, '[name=description]')).toBe(`a " b ' c`);
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
  expect(page.body.childNodes).toHaveLength(0);
});

test.each([
  ['/media/shirt.svg', 'https://shop.example/media/shirt.svg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('turns the picture %p into the preview image %p', async (imgSrc, expected) => {
  expect(contentOf(await previewOf(wireProduct({ imgSrc })), '[property="og:image"]')).toBe(expected);
});

test('leaves the page as built when the reply of the product is missing', async () => {
  const html = await withPreview(BUILT, { route: 'product', calls: [OWN], later: [] }, [], 'https://shop.example');
  expect(html).toBe(BUILT);
});
