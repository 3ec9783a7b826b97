import { act } from '@testing-library/react';
import * as v from 'valibot';
import { loggedIn } from '../api/apiEvents';
import { userSchema } from '../contract/customer';
import { AMA, signedIn } from './customers';
import type { renderApp } from './renderApp';

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
