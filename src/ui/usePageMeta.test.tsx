import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PageMeta } from '../domain/pageTags';
import { SiteName } from './siteName';
import { usePageMeta, usePageTitle } from './usePageMeta';

const Page = ({ meta }: { meta: PageMeta }) => {
  usePageMeta(meta);
  return null;
};
const show = (meta: PageMeta) => (
  <SiteName value="Kasa & Co">
    <Page meta={meta} />
  </SiteName>
);
const head = () => document.head.innerHTML;

beforeEach(() => {
  document.head.innerHTML = '<title>Shop</title><meta name="description" content="Shop with flexibility">';
});

test('writes the page’s metadata once and restores the head on unmount', () => {
  const before = head();
  const meta = (title: string): PageMeta => ({
    title,
    description: 'Woven <linen>',
    canonical: '/pd/shirt/LSH?id=1',
    image: '/media/shirt.svg',
    type: 'product',
    structured: [{ '@context': 'https://schema.org', '@type': 'Product', name: '</script><b>x</b>' }],
  });
  const { rerender, unmount } = render(show(meta('Shirt')));
  rerender(show(meta('Linen shirt')));
  expect(document.title).toBe('Linen shirt – Kasa & Co');
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('[name=description]')).toBe('Woven <linen>');
  expect(content('[property="og:title"]')).toBe('Linen shirt – Kasa & Co');
  expect(content('[property="og:url"]')).toBe('http://localhost/pd/shirt/LSH?id=1');
  expect(content('[property="og:image"]')).toBe('http://localhost/preview.png');
  expect(document.head.querySelectorAll('[rel=canonical]')).toHaveLength(1);
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  expect([...scripts].map(({ textContent }) => JSON.parse(textContent) as unknown)).toEqual([
    { '@context': 'https://schema.org', '@type': 'Product', name: '</script><b>x</b>' },
  ]);
  expect(scripts[0]?.textContent).not.toContain('<');
  unmount();
  document.title = 'Shop';
  expect(head()).toBe(before);
});

test('removes the served metadata of another page, for which the shop’s description stands again', () => {
  document.head.innerHTML =
    '<meta data-served property="og:description" content="A light shirt">' +
    '<meta name="description" content="A light shirt" data-served-over="Shop with flexibility">';
  render(show({ title: 'Cart' }));
  expect(document.head.querySelector('[property="og:description"]')).toBeNull();
  expect(document.head.querySelector('[name=description]')).toHaveAttribute('content', 'Shop with flexibility');
});

test('keeps a title that names the shop and sets no canonical link for a page without one', () => {
  render(show({ title: 'Shirt | Kasa & Co' }));
  expect(document.title).toBe('Shirt | Kasa & Co');
  expect(document.head.querySelector('[rel=canonical]')).toBeNull();
});

test('replaces the served metadata and restores the shop’s default description on unmount', () => {
  document.head.innerHTML =
    '<title>Shirt – Kasa &amp; Co</title><meta data-served property="og:title" content="Shirt">' +
    '<meta name="description" content="A light shirt" data-served-over="Shop with flexibility">';
  const { unmount } = render(show({ title: 'Shirt', description: 'A light shirt' }));
  expect(document.head.querySelectorAll('[property="og:title"]')).toHaveLength(1);
  unmount();
  expect(document.head.querySelector('[property="og:title"]')).toBeNull();
  expect(document.head.querySelector('[name=description]')).toHaveAttribute('content', 'Shop with flexibility');
});

test.each([
  ['Wishlist', 'Kasa & Co', 'Wishlist – Kasa & Co'],
  ['Contact Kasa & Co', 'Kasa & Co', 'Contact Kasa & Co'],
  ['Wishlist', '', 'Wishlist'],
])('with the title %j in the shop %j, sets the document title %j', (title, shop, name) => {
  const wrapper = ({ children }: { children: ReactNode }) => <SiteName value={shop}>{children}</SiteName>;
  renderHook(usePageTitle, { initialProps: title, wrapper });
  expect(document.title).toBe(name);
});
