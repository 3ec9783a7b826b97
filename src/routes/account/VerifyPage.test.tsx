import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expectPath, here } from '../../testing/here';
import { listMails } from '../../../server/domain/mails';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { App } from '../../app/App';
import { makeStore } from '../../app/store';
import { READ_TIMEOUT } from '../../config/constants';
import { assertHealthy } from '../../testing/assertHealthy';
import { signedIn } from '../../testing/customers';
import { answered, type Fault, faultyFetch, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { testEnvironment } from '../../testing/testEnvironment';
import { sample } from '../../testing/complete';

const VERIFY = /auth\/verify/;
const MADE_UP = '/account/auth/verify?expires=1&hash=a&id=7&signature=b';
const arrives = () =>
  waitFor(() => {
    expect(here()).toBe('/account/auth');
  });

const linkOf = async (server: TestShop): Promise<string> => {
  await signedIn(server);
  const mail = (await listMails(server.database)).find(({ kind }) => kind === 'verification');
  const { pathname, search } = new URL(mail?.link ?? '');
  return pathname + search;
};

test('verifies through the mailed link, and reports it as already verified the second time', async () => {
  const server = await createTestShop();
  const link = await linkOf(server);
  const first = await renderApp({ path: link, server });
  expect(await screen.findByText('Your email is verified. You can sign in now.')).toBeInTheDocument();
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

test('sends one request when effects run twice', async () => {
  const server = await createTestShop();
  window.history.replaceState(null, '', await linkOf(server));
  const network = faultyFetch((request) => server.fetch(request));
  const shop = makeStore(testEnvironment({ fetch: network.fetch }));
  render(
    <StrictMode>
      <App shop={shop} />
    </StrictMode>,
  );
  await arrives();
  expect(network.callsTo(VERIFY)).toHaveLength(1);
  expect(shop.store.getState().notices.shown).toMatchObject([{ kind: 'success' }]);
});

test.each([
  ['1', 200, 'success'],
  [1, 200, 'success'],
  [2, 200, 'info'],
  [2, 409, 'info'],
  [2, 422, 'info'],
  [0, 200, 'error'],
  [7, 200, 'error'],
])('shows status %j with HTTP %i as a notice of kind %s', async (status, http, kind) => {
  const { store } = await renderApp({
    path: MADE_UP,
    faults: [{ path: VERIFY, fault: answered(http, { status, message: 'Done' }) }],
  });
  await arrives();
  expect(store.getState().notices.shown).toMatchObject([{ kind, text: 'Done' }]);
});

const NO = '{"status":0,"message":"This link has been used up."}';
const HTML = '<!doctype html><title>Gateway</title>';

test.each<[string, Fault | undefined, string]>([
  ['a forged link', undefined, 'This link is not valid or has expired.'],
  ['a refusal with HTTP 403', answered(403, NO), 'This link has been used up.'],
  [
    'a refusal with HTTP 410 and no message',
    answered(410, '{"status":0}'),
    'This email could not be verified. The link may have expired.',
  ],
])('%s: shows an error about the link and opens the sign-in page', async (_name, fault, text) => {
  const { store } = await renderApp({ path: MADE_UP, faults: fault ? [{ path: VERIFY, fault }] : [] });
  expect(await screen.findByText(text)).toBeInTheDocument();
  await arrives();
  expect(store.getState().notices.shown).toMatchObject([{ kind: 'error' }]);
});

const LATER = 'Your email could not be verified yet. Please open the link from the email again later.';

test.each<[string, Fault, string]>(
  sample(
    [
      ['500 with a message', answered(500, NO), 'This link has been used up.'],
      ['502', answered(502, HTML), LATER],
      ['503', answered(503, '', { 'Retry-After': '5' }), LATER],
      ['408', answered(408), LATER],
      ['429', answered(429, NO), 'This link has been used up.'],
      ['an HTML page', answered(200, HTML), LATER],
      ['403 with an HTML page', answered(403, HTML), LATER],
      ['403 with a message and no status', answered(403, '{"message":"No"}'), 'No'],
      ['an empty reply', answered(200), LATER],
      ['cut-off JSON', answered(200, '{"status":1,"mess'), LATER],
    ],
    5,
  ),
)('shows an error toast, then the sign-in page, for %s', async (_name, fault, text) => {
  const { store, network } = await renderApp({ path: MADE_UP, faults: [{ path: VERIFY, fault }] });
  await arrives();
  expect(store.getState().notices.shown).toMatchObject([{ kind: 'error', text }]);
  expect(network.callsTo(VERIFY)).toHaveLength(1);
});

describe('no reply', () => {
  test.each<[string, Fault]>([
    ['no network', { when: 'before', kind: 'offline' }],
    ['a lost reply', { when: 'after', kind: 'lost' }],
    ['a cut-off reply', { when: 'mid', kind: 'cut' }],
  ])('%s: stays on the page, reports it, and Retry verifies', async (_name, fault) => {
    const server = await createTestShop();
    const path = await linkOf(server);
    const app = await renderApp({ path, server, faults: [{ path: VERIFY, fault }] });
    const { user, network, store } = app;
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('Your email could not be verified yet because');
    expect(screen.getByRole('main')).not.toHaveTextContent(/link|expired/i);
    expect(window.location.pathname).toBe('/account/auth/verify');
    expect(network.callsTo(VERIFY)).toHaveLength(1);
    expect(store.getState().notices.shown).toEqual([]);
    await assertHealthy({ ...app, message: 'Your email could not be verified yet' });
    network.clear();
    await user.click(retry);
    await arrives();
    // If only the reply was lost, the address is verified already, which is not an error.
    const [notice] = store.getState().notices.shown;
    expect(['success', 'info']).toContain(notice?.kind);
    expect(network.callsTo(VERIFY)).toHaveLength(2);
  });

  test('no reply within the time limit: reports it and shows Retry', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const server = await createTestShop();
      const path = await linkOf(server);
      await renderApp({ path, server, faults: [{ path: VERIFY, fault: { when: 'before', kind: 'hang' } }] });
      await act(() => jest.advanceTimersByTimeAsync(READ_TIMEOUT + 1000));
      expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Your email could not be verified yet');
    } finally {
      jest.useRealTimers();
    }
  });

  test('a failed Retry sends one more request, shows an error toast, then the sign-in page', async () => {
    const fault: Fault = { when: 'before', kind: 'offline' };
    const { user, network, store } = await renderApp({ path: MADE_UP, faults: [{ path: VERIFY, fault }] });
    await user.dblClick(await screen.findByRole('button', { name: 'Retry' }));
    await arrives();
    expect(store.getState().notices.shown).toMatchObject([{ kind: 'error', text: LATER }]);
    expect(network.callsTo(VERIFY)).toHaveLength(2);
  });
});

test.each(['', '?expires=1&hash=a&id=7', '?expires=1&hash=&id=7&signature=b'])(
  'shows an error without a request for an incomplete link (%s)',
  async (search) => {
    const { store, network } = await renderApp({ path: `/account/auth/verify${search}` });
    await arrives();
    expect(network.callsTo(VERIFY)).toHaveLength(0);
    expect(store.getState().notices.shown).toMatchObject([{ kind: 'error' }]);
  },
);

test('shows the outcome to a shopper who has left the page, and does not navigate', async () => {
  const { fault, release } = held();
  const { user, network, store } = await renderApp({
    path: MADE_UP,
    faults: [{ path: VERIFY, fault }],
  });
  await waitFor(() => expect(network.callsTo(VERIFY)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Get In Touch' });
  release();
  await waitFor(() => expect(store.getState().notices.shown).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(here()).toBe('/contact');
});

test('redirects a signed-in customer home', async () => {
  const server = await createTestShop();
  await renderApp({ path: MADE_UP, server, stored: { ...(await signedIn(server)) } });
  await expectPath('/');
});
