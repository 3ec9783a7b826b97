import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { loggedIn } from '../api/apiEvents';
import { userSchema } from '../contract/customer';
import { AMA, signedIn } from './customers';
import type { renderApp } from './renderApp';
import type { renderShop } from './renderShop';

/** A new customer signs in to the shop on the screen. */
export const logIn = async (
  { server, store }: Awaited<ReturnType<typeof renderApp>>,
  customer = AMA,
): Promise<void> => {
  const { token, account } = await signedIn(server, customer);
  await act(async () => {
    store.dispatch(loggedIn({ token, account: v.parse(userSchema, JSON.parse(account)) }));
    await Promise.resolve();
  });
};

/** Signs in on the page that a customer with an expired session was redirected to. */
export const signInAgain = async (
  { user }: Pick<Awaited<ReturnType<typeof renderShop>>, 'user'>,
  { email, password } = AMA,
): Promise<void> => {
  await user.click(await screen.findByRole('textbox', { name: 'Email address' }));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.keyboard('{Enter}');
};
