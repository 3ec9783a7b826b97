import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopClient } from '../../server/testing/shopClient';
import { cartApi } from '../api/cartApi';
import type { AppStore } from '../app/store';
import { afterPaint } from '../lib/tasks';
import { customerWithCart } from './customerWithCart';
import type { FaultRule } from './faults';
import { memoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';

export const CHECKOUT = /^\/storefront\/checkout$/;
export const ORDERS = /my-orders/;
export const CART = /my-cart/;

interface Options {
  path?: string;
  /** What the back end announces; by default neither stores nor saved addresses. */
  features?: readonly string[] | undefined;
  eligible?: string;
  /** What the customer has done at the server before. */
  prepare?: (client: ShopClient) => Promise<unknown>;
  faults?: FaultRule[];
  stored?: Record<string, string>;
  storage?: ReturnType<typeof memoryStorage>;
  wait?: (ms: number) => Promise<void>;
}

/** A signed-in customer with two shirts in the server's cart, at the checkout. */
export const openCheckout = async ({
  path = '/checkout',
  features,
  eligible = 'Created',
  prepare,
  faults = [],
  stored = {},
  storage,
  wait = () => Promise.resolve(),
}: Options = {}) => {
  sessionStorage.clear();
  const { server, shirt, stored: session, client, orders } = await customerWithCart(features);
  await server.database.query('UPDATE users SET eligible = $1', [eligible]);
  await prepare?.(client);
  const account = JSON.stringify({ ...(JSON.parse(session.account) as object), eligible });
  const left: string[] = [];
  const browserStorage = storage ?? memoryStorage({ token: session.token, account, ...stored });
  const user = userEvent.setup();
  // Uses the same database without emptying it again.
  const view = await renderApp({
    path,
    server,
    faults,
    environment: { storage: browserStorage, redirect: (url) => left.push(url), wait },
  });
  return { ...view, storage: browserStorage, user, left, shirt, client, orders, total: shirt.price * 2 };
};

/** Waits for the cart to be read again, after the first paint. A test changes the catalogue only after that. */
export const cartRefreshed = (store: AppStore) =>
  act(async () => {
    await new Promise<void>((resolve) => afterPaint(resolve));
    await store.dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
  });

export const payButton = () => screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
export const alertText = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeInTheDocument();

export const chooseInstalments = async (user: ReturnType<typeof userEvent.setup>, down = '') => {
  await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
  if (down !== '') await user.type(screen.getByLabelText('Down Payment'), down);
};
export const preview = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
  return screen.findByRole('dialog', { name: 'Installment Payment Schedule' });
};
export const accept = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Accept & Apply' }));
};
