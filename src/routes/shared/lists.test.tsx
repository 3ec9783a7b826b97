import { screen, waitFor, within } from '@testing-library/react';
import { wireReply } from '../../testing/builders/wire';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

const SEARCH = '/items/search?q=shirt';
const cross = (aside: HTMLElement) => within(aside).getByRole('button', { name: 'Close' });

test.each(
  sample(
    [
      [SEARCH, ['3', '4', '5'], '4', 'Newest'],
      ['/ct/women', ['2', '3', '4'], '3', 'Default'],
      ['/ft/best-sellers', ['4', '5'], '4', 'Default'],
    ],
    2,
  ),
)('%s starts with its own columns and order', async (path, choices, start, sort) => {
  await renderApp({ path });
  await screen.findAllByRole('article');
  const buttons = within(screen.getByRole('group', { name: 'Columns' })).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    choices.map((count) => `${count} columns`),
  );
  const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true');
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([`${start} columns`]);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(sort);
});

test.each(sample([[SEARCH], ['/ct/women'], ['/ft/best-sellers']], 2))(
  '%s: the filter aside links to the categories and closes by its overlay and its cross',
  async (path) => {
    const { user } = await renderApp({ path });
    await screen.findAllByRole('article');
    for (const way of [(aside: HTMLElement) => aside.parentElement!.querySelector('[data-veil]')!, cross]) {
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      const aside = await screen.findByRole('dialog', { name: 'Filter' });
      expect(within(aside).queryByRole('link', { name: 'All Women' })).not.toBeInTheDocument();
      await user.click(within(aside).getByText('Categories'));
      const tree = within(within(aside).getByRole('navigation', { name: 'Categories' }));
      expect(tree.getByText('All Women')).toHaveAttribute('href', '/ct/women');
      await user.click(way(aside));
      await waitFor(() => {
        expect(screen.queryByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument();
      });
    }
  },
);

test.each([
  ['/items/search?q=shirt&sort=1', '/items/search?q=shirt'],
  ['/items/search?cols=5&color=Red', '/items/search'],
  ['/ct/dresses?sort=1', '/ct/women/dresses'],
  ['/ct/elsewhere/dresses/a/b?sale=1', '/ct/women/dresses'],
  ['/ft/best-sellers?sort=1', '/ft/best-sellers'],
])('%s has the canonical address %s', async (path, address) => {
  await renderApp({ path });
  await waitFor(() => {
    const canonical = document.head.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', `http://localhost${address}`);
  });
});

test.each([
  ['the shop’s own currency', { currency: 'KES' }, /^KES \d/],
  ['GHS when the shop sets no currency', { currency: '' }, /^GHS \d/],
])('shows prices in %s', async (_name, business, price) => {
  await renderApp({
    path: '/ct/women',
    faults: [{ path: /get_details/, fault: answered(200, wireReply({ name: 'Kasa', logo: null, ...business })) }],
  });
  const [first] = await screen.findAllByRole('article');
  await waitFor(() => {
    expect(within(first!).getAllByText(price).length).toBeGreaterThan(0);
  });
});

test('uses the charged price on the card, in the order by price and in the bag', async () => {
  const dear = wireProduct({
    ...{ id: 1, title: 'Dear shirt', has_variant: 0, price: 50, priceOld: null, discount: 0 },
    variants: [wireVariant({ price: 77, priceOld: null })],
  });
  const cheap = wireProduct({
    ...{ id: 2, title: 'Cheap shirt', has_variant: 0, price: 60, priceOld: null, discount: 0 },
    variants: [wireVariant({ variant_id: 2, price: 60, priceOld: null })],
  });
  const { user } = await renderApp({
    path: '/ct/women?sort=3',
    faults: [{ path: /category_products/, fault: answered(200, wireReply([dear, cheap])) }],
  });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByText(/^GHS/).textContent)).toEqual(['GHS 60.00', 'GHS 77.00']);
  await user.click(within(cards[1]!).getByRole('button', { name: /^Add To Cart/ }));
  const bag = within(await screen.findByRole('dialog', { name: /shopping bag/i }));
  expect((await bag.findAllByText('GHS 77.00')).length).toBeGreaterThan(0);
});
