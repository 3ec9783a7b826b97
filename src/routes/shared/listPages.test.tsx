import { screen, waitFor, within } from '@testing-library/react';
import { wireReply } from '../../testing/builders/wire';
import { wireProduct } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { expectPath, here } from '../../testing/here';
import { renderApp } from '../../testing/renderApp';

const goods = Array.from({ length: 25 }, (_, index) => wireProduct({ id: index + 1, title: `Item ${index + 1}` }));
const faults = [
  { path: /products\/search\?|category_products|filter_sections\/products/, fault: answered(200, wireReply(goods)) },
];
const LISTS = [
  { address: '/items/search?q=item', second: '/items/search?q=item&page=2', list: 'Items Search Results', limit: 20 },
  { address: '/ct/women', second: '/ct/women?page=2', list: 'Women', limit: 20 },
  { address: '/ft/best-sellers', second: '/ft/best-sellers?page=2', list: 'Best Sellers', limit: 10 },
];

const titles = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

describe.each(LISTS)('$address', ({ address, second, list, limit }) => {
  const secondPage = `Showing ${limit + 1}–${Math.min(2 * limit, 25)} of 25 products`;

  test('page 2 shows the next products with its own title and address, and Back shows page 1 again', async () => {
    const { user } = await renderApp({ path: address, faults });
    const first = await titles(list);
    expect(first).toHaveLength(limit);
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    expect(await screen.findByText(secondPage)).toBeVisible();
    expect(here()).toBe(second);
    const next = await titles(list);
    expect(next.filter((title) => first.includes(title))).toEqual([]);
    await waitFor(() => expect(document.title).toContain(`${list}, page 2`));
    expect(canonical()).toBe(`http://localhost${second}`);
    window.history.back();
    expect(await screen.findByText(`Showing 1–${limit} of 25 products`)).toBeVisible();
    expect(here()).toBe(address);
    expect(await titles(list)).toEqual(first);
    await waitFor(() => expect(document.title).not.toMatch(/, page 2/));
    expect(canonical()).toBe(`http://localhost${address}`);
  });

  test('a reload of page 2 shows page 2', async () => {
    await renderApp({ path: second, faults });
    expect(await screen.findByText(secondPage)).toBeVisible();
    expect(document.title).toMatch(/, page 2/);
  });
});

test.each(LISTS)(
  'redirects a page number beyond the last to the last page: $address',
  async ({ address, second, list }) => {
    await renderApp({ path: `${address}${address.includes('?') ? '&' : '?'}page=99`, faults });
    await screen.findByRole('list', { name: list });
    const last = list === 'Best Sellers' ? second.replace('page=2', 'page=3') : second;
    await expectPath(last);
    await waitFor(() => expect(canonical()).toBe(`http://localhost${last}`));
    expect(document.title).toMatch(/, page [23]\b/);
  },
);

test('the list of all products has one page, even with a page number in its address', async () => {
  await renderApp({ path: '/items/search?page=2' });
  await screen.findByRole('list', { name: 'Recent Products' });
  await waitFor(() => expect(canonical()).toBe('http://localhost/items/search'));
  expect(document.title).not.toMatch(/page 2/);
});

test('links to the neighbouring pages before the pagination is near the window', async () => {
  class FarAway {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: FarAway, configurable: true });
  try {
    const { user } = await renderApp({ path: '/ct/women', faults });
    await user.click(await screen.findByRole('link', { name: 'Go to next page' }));
    expect(await screen.findByText('Showing 21–25 of 25 products')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to previous page' }));
    expect(await screen.findByText('Showing 1–20 of 25 products')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to page 2' })).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});
