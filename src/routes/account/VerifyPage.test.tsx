import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { App } from '../../app/App';
import { makeStore } from '../../app/store';
import { signedIn } from '../../testing/customers';
import { faultyFetch } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { testEnvironment } from '../../testing/testEnvironment';

const VERIFY = /auth\/verify/;
const MADE_UP = '/account/auth/verify?expires=1&hash=a&id=7&signature=b';
const path = () => window.location.pathname + window.location.search;
const arrives = () =>
  waitFor(() => {
    expect(path()).toBe('/account/auth');
  });

const linkOf = async (server: TestShop): Promise<string> => {
  await signedIn(server);
  const reply = await server.fetch(new Request('http://localhost/outbox.json'));
  const { mails } = (await reply.json()) as { mails: { kind: string; link: string }[] };
  const { pathname, search } = new URL(mails.find(({ kind }) => kind === 'verification')?.link ?? '');
  return pathname + search;
};

test('the link of the mail: success, and already done the second time', async () => {
  const server = await createTestShop();
  const link = await linkOf(server);
  const first = await renderApp({ path: link, server });
  expect(await screen.findByText('Your email is verified. You can log in now.')).toBeInTheDocument();
  await arrives();
  expect(first.network.callsTo(VERIFY)).toHaveLength(1);
  expect(first.network.callsTo(VERIFY)[0]?.path).toContain(new URLSearchParams(link.split('?')[1]).get('signature'));
  expect(first.store.getState().notices.shown).toMatchObject([{ kind: 'success' }]);
  first.unmount();

  const second = await renderApp({ path: link, server });
  expect(await screen.findByText('Your email is already verified.')).toBeInTheDocument();
  expect(second.store.getState().notices.shown).toMatchObject([{ kind: 'info' }]);
  await arrives();
});

test('effects that run twice cause one call', async () => {
  const server = await createTestShop();
  window.history.replaceState(null, '', await linkOf(server));
  const network = faultyFetch((request) => server.fetch(request));
  const { store } = makeStore(testEnvironment({ fetch: network.fetch }));
  render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
  await arrives();
  expect(network.callsTo(VERIFY)).toHaveLength(1);
  expect(store.getState().notices.shown).toMatchObject([{ kind: 'success' }]);
});

test.each([
  ['1', 'success', 'Done'],
  [1, 'success', 'Done'],
  [2, 'info', 'Done'],
  [0, 'error', 'Done'],
  [7, 'error', 'Done'],
])('status %j is told as %s', async (status, kind, message) => {
  const body = JSON.stringify({ status, message });
  const { store } = await renderApp({
    path: MADE_UP,
    faults: [{ path: VERIFY, fault: { when: 'before', kind: 'reply', status: 200, body } }],
  });
  await arrives();
  expect(store.getState().notices.shown).toMatchObject([{ kind, text: message }]);
});

test.each([
  ['a forged link', undefined, 'This link is not valid or has expired.'],
  ['no answer', { when: 'before', kind: 'offline' } as const, /could not be verified/],
])('%s: an error', async (_name, fault, text) => {
  const { store } = await renderApp({ path: MADE_UP, faults: fault ? [{ path: VERIFY, fault }] : [] });
  expect(await screen.findByText(text)).toBeInTheDocument();
  await arrives();
  expect(store.getState().notices.shown).toMatchObject([{ kind: 'error' }]);
});

test.each(['', '?expires=1&hash=a&id=7', '?expires=1&hash=&id=7&signature=b'])(
  'a link that is not whole (%s): an error without a call',
  async (search) => {
    const { store, network } = await renderApp({ path: `/account/auth/verify${search}` });
    await arrives();
    expect(network.callsTo(VERIFY)).toHaveLength(0);
    expect(store.getState().notices.shown).toMatchObject([{ kind: 'error' }]);
  },
);

test('whoever is signed in is led on from there', async () => {
  const server = await createTestShop();
  await renderApp({ path: MADE_UP, server, stored: { ...(await signedIn(server)) } });
  await waitFor(() => {
    expect(path()).toBe('/');
  });
});
