import { screen, within } from '@testing-library/react';
import { FEATURES } from '../../../server/features';
import { createTestShop } from '../../../server/testing/testShop';
import { assertHealthy } from '../../testing/assertHealthy';
import { renderApp } from '../../testing/renderApp';

const WHOLE = /products\/search|category_products|filter_sections\/products/;

const open = async (path: string, stored: Record<string, string> = {}) =>
  renderApp({ path, server: await createTestShop({ features: FEATURES }), stored });

test('reads only as many related products as the product page shows', async () => {
  const { network } = await open('/pd/adwoa-wrap-dress/DRE-101?id=101');
  const related = await screen.findByRole('group', { name: 'More in Dresses' });
  const titles = within(related)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles.length).toBeGreaterThan(1);
  expect(titles).not.toContain('Adwoa Wrap Dress');
  expect(network.callsTo(/storefront\/products\?/).map(({ path }) => path)).toEqual([
    '/storefront/products?category=dresses&page=1&per_page=11',
  ]);
  expect(network.callsTo(WHOLE)).toEqual([]);
});

test('opens quick view with all of a product that its card does not show', async () => {
  const { user, network } = await open('/pd/adwoa-wrap-dress/DRE-101?id=101');
  const related = await screen.findByRole('group', { name: 'More in Dresses' });
  const [button] = within(related).getAllByRole('button', { name: /^Quick view/ });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick view' }));
  expect(dialog.getByText(/^SKU/)).not.toHaveTextContent('N/A');
  expect(network.callsTo(WHOLE)).toEqual([]);
});

test('shows best sellers and the wishes, each wish read by its own address', async () => {
  const wish = { id: 101, title: 'Adwoa Wrap Dress', slug: 'adwoa-wrap-dress', code: 'DRE-101' };
  const { network, storage } = await open('/wishlist', { wishlist: '[101]', wishlistSeen: JSON.stringify([wish]) });
  const list = await screen.findByRole('list', { name: 'Wishlist' });
  expect(await within(list).findByRole('heading', { name: 'Adwoa Wrap Dress' })).toBeInTheDocument();
  expect(within(await screen.findByRole('list', { name: 'Best Sellers' })).getAllByRole('article')).toHaveLength(4);
  expect(network.callsTo(WHOLE)).toEqual([]);
  await assertHealthy({ network, storage });
});
