import { act, screen, waitFor } from '@testing-library/react';
import { twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { cartReply } from '../../contract/cart';
import { sessionEnded } from '../../features/session/sessionSlice';
import { customerWithCart } from '../../testing/customerWithCart';
import { chooseFromAccount } from '../../testing/chooseFromAccount';
import { AMA, signedIn } from '../../testing/customers';
import { renderApp } from '../../testing/renderApp';
import { signInAgain } from '../../testing/logIn';
import { turns } from '../../testing/turns';

const KOFI = { ...AMA, first_name: 'Kofi', email: 'kofi@example.com' };

/** Two shirts in the server's cart, an unmerged handbag on the device, and an unsent quantity of five shirts. */
const halfSaved = async () => {
  const customer = await customerWithCart();
  const [, handbag] = await twoGoods(customer.server.database);
  const shop = await renderApp({
    path: '/cart',
    server: customer.server,
    stored: {
      ...customer.stored,
      cartList: JSON.stringify([
        { id: handbag.id, quantity: 1, price: handbag.price, product: { title: handbag.title } },
      ]),
    },
    faults: [{ path: /add-saved-cart/, fault: { when: 'before', kind: 'offline' }, times: 1 }],
  });
  await screen.findByText(handbag.title);
  await waitFor(() => expect(shop.network.callsTo(/add-saved-cart/)).toHaveLength(1));
  const quantity = await screen.findByRole('spinbutton', { name: (name) => name.includes(customer.shirt.title) });
  await shop.user.clear(quantity);
  await shop.user.type(quantity, '5{Enter}');
  const serverLines = async (token = customer.stored.token) =>
    (await shopClient(customer.server, token).read(cartReply, '/storefront/my-cart')).data.map(
      ({ variantId, quantity: count }) => [variantId, count],
    );
  return { ...customer, ...shop, handbag, serverLines };
};

type Shop = Awaited<ReturnType<typeof halfSaved>>;
const end = ({ store }: Shop, why: 'expired' | 'loggedOut') => {
  act(() => {
    store.dispatch(sessionEnded(why));
  });
};
const logIn = async ({ user }: Shop, customer: typeof AMA) => {
  const [link] = await screen.findAllByRole('link', { name: 'Sign In' });
  await user.click(link!);
  await signInAgain({ user }, customer);
};

test('restores unsaved changes for the same customer after the session expired, and sends them', async () => {
  const shop = await halfSaved();
  end(shop, 'expired');
  await logIn(shop, AMA);
  await waitFor(async () => {
    expect(await shop.serverLines()).toEqual([
      [String(shop.shirt.id), 5],
      [String(shop.handbag.id), 1],
    ]);
  });
});

test('hands only the device’s bag to another customer, and nothing of the first one’s own cart', async () => {
  const shop = await halfSaved();
  const { token } = await signedIn(shop.server, KOFI);
  end(shop, 'expired');
  const inCart = () => screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel);
  expect(inCart()).toEqual([`Remove ${shop.handbag.title}`]);
  await logIn(shop, KOFI);
  await waitFor(async () => expect(await shop.serverLines(token)).toEqual([[String(shop.handbag.id), 1]]));
});

test('restores no unsaved change after the customer logged out', async () => {
  const shop = await halfSaved();
  end(shop, 'loggedOut');
  const before = await shop.serverLines();
  await logIn(shop, AMA);
  await screen.findByRole('button', { name: /My Account/ });
  await act(() => turns(600));
  expect(await shop.serverLines()).toEqual(before);
});

test('sends a change that is still waiting when the customer logs out', async () => {
  const shop = await halfSaved();
  await chooseFromAccount(shop.user, 'Logout');
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
  await waitFor(async () => expect(await shop.serverLines()).toContainEqual([String(shop.shirt.id), 5]));
});
