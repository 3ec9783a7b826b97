import { act, screen, waitFor, within } from '@testing-library/react';
import { setStock } from '../../../server/testing/goods';
import { held } from '../../testing/faults';
import { holdPauses } from '../../testing/holdPauses';
import { CHECKOUT, openCheckout, payButton } from '../../testing/openCheckout';
import { overlayOpened } from '../../features/overlays/overlaysSlice';

const EMPTY = 'You do not have any items in your cart.';

/** A customer at the checkout with one line in the bag. */
const atCheckout = async () => {
  holdPauses();
  const app = await openCheckout();
  const pay = await payButton();
  const removeInTheDrawer = async () => {
    // The checkout has no link to the cart drawer; opening it here simulates a removal from elsewhere.
    act(() => {
      app.store.dispatch(overlayOpened('cartDrawer'));
    });
    const drawer = within(await screen.findByRole('dialog', { name: /SHOPPING BAG/ }));
    await app.user.click(drawer.getByRole('button', { name: `Remove ${app.shirt.title}` }));
  };
  return { ...app, pay, removeInTheDrawer };
};

test('shows the empty cart with a working Undo after the last line is removed at the checkout', async () => {
  const { user, shirt, network, removeInTheDrawer } = await atCheckout();
  await removeInTheDrawer();
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Removed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: shirt.title })).toBeVisible();
  expect(network.callsTo(CHECKOUT)).toHaveLength(0);
});

test('orders nothing when the last line was removed on another device just before paying', async () => {
  const { user, shirt, pay, network, orders, client } = await atCheckout();
  await client.remove(`/storefront/my-cart/${shirt.id}`);
  await user.click(pay);
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  expect(await orders()).toEqual([]);
});

test('orders nothing when the last line is removed while the bag is being reread', async () => {
  const { user, pay, network, orders, removeInTheDrawer } = await atCheckout();
  const { fault, release } = held();
  network.add({ path: /my-cart$/, fault });
  await user.click(pay);
  await removeInTheDrawer();
  release();
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  expect(await orders()).toEqual([]);
});

test('says which line sold out at the press when nothing is left to order', async () => {
  const { user, shirt, server, pay, network } = await atCheckout();
  await setStock(server.database, shirt.id, 0);
  await user.click(pay);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${shirt.title} is no longer available`);
  expect(alert).toHaveFocus();
  expect(screen.getByText('Nothing in your cart is available now.')).toBeVisible();
  expect(network.callsTo(CHECKOUT)).toHaveLength(0);
});
