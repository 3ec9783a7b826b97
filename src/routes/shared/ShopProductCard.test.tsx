import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { wireReply } from '../../testing/builders/wire';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const variants = [wireVariant({ variant_id: 7, available: 9 })];

test.each([
  ['with options: the link, the heart, quick view', {}, ['Quick view: Linen Shirt', 'Linen Shirt']],
  [
    'without options: the link, the heart, the bag',
    { has_variant: 0, variants },
    ['Linen Shirt', 'Add To Cart: Linen Shirt'],
  ],
  [
    'sold out: the link, the heart, quick view',
    { has_variant: 0, available: 0, variants: [wireVariant({ available: 0 })] },
    ['Quick view: Linen Shirt', 'Linen Shirt'],
  ],
])('a card has three Tab stops, %s', async (_name, wire, stops) => {
  const { user } = await renderApp({
    path: '/items/search',
    server: await createTestShop({ features: [] }),
    faults: [{ path: /products\/search/, fault: answered(200, wireReply([wireProduct(wire)])) }],
  });
  const card = await screen.findByRole('article');
  const names: (string | null | undefined)[] = [];
  screen.getByRole('button', { name: 'Filter' }).focus();
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await user.tab();
    const { activeElement } = document;
    if (card.contains(activeElement))
      names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
  }
  expect(names).toEqual(['Add to Wishlist: Linen Shirt', ...stops]);
});

test('reports a product as already in the cart and shows the bag when it is added again', async () => {
  const { user, store } = await renderApp({ path: '/items/search' });
  const [add] = await screen.findAllByRole('button', { name: /^Add To Cart: / });
  const bag = () => screen.findByRole('dialog', { name: /SHOPPING BAG/ });
  await user.click(add!);
  await user.click(within(await bag()).getByRole('button', { name: 'Close' }));
  expect(add).toHaveAccessibleName(/^In your cart · view: /);
  await user.click(add!);
  expect(await screen.findByText('Already in cart')).toBeVisible();
  await user.click(within(await bag()).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => {
    expect(add).toHaveTextContent(/^Add To Cart$/);
  });
  expect(store.getState().cart.lines).toEqual([]);
});
