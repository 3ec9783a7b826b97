import { panelOf } from '../testing/realDevtools';
import { ActionTypes } from '@redux-devtools/instrument';
import { act, screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../../server/testing/testShop';
import { businessApi } from '../api/businessApi';
import { BUSINESS_TIMEOUT_MS } from '../config/constants';
import { lineAdded } from '../features/cart/cartSlice';
import { cartLine } from '../testing/builders/model';
import { wireReply } from '../testing/builders/wire';
import { wireBusiness } from '../testing/builders/wireCustomer';
import { answered } from '../testing/faults';
import { memoryStorage } from '../testing/memoryStorage';
import { openCheckout } from '../testing/openCheckout';
import { renderApp } from '../testing/renderApp';
import { testEnvironment } from '../testing/testEnvironment';
import { turns } from '../testing/turns';
import { makeStore } from './store';

const currentIndex = (store: object): number =>
  (panelOf(store).getState() as unknown as { currentStateIndex: number }).currentStateIndex;

/** A state in the panel of Redux DevTools, the current one unless told; `show` jumps to it. */
const bookmark = (store: object, index = currentIndex(store)) => {
  return {
    show: () =>
      act(async () => {
        panelOf(store).dispatch({ type: ActionTypes.JUMP_TO_STATE, actionId: index, index } as never);
        await turns();
      }),
  };
};

test('the address follows the store to an earlier page and back to the latest', async () => {
  const { user, store } = await renderApp({ path: '/cart' });
  await screen.findByText('You do not have any items in your cart.');
  const earlier = bookmark(store);
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0]!);
  await screen.findByRole('heading', { name: 'CONTACT US' });
  const latest = bookmark(store);
  await earlier.show();
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  await latest.show();
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
  expect(await screen.findByRole('heading', { name: 'CONTACT US' })).toBeVisible();
});

test('a page that redirects is left once, not again and again', async () => {
  const closed = { path: /get_details/, fault: answered(200, { status: 0, message: 'Closed' }) };
  const { store } = await renderApp({ path: '/contact', faults: [closed] });
  await screen.findByRole('heading', { name: 'Website is currently unavailable' });
  const latest = currentIndex(store);
  const replace = window.history.replaceState.bind(window.history);
  let replaced = 0;
  jest.spyOn(window.history, 'replaceState').mockImplementation((...entry) => {
    replaced += 1;
    if (replaced > 50) throw new Error('The pages redirect to each other.');
    replace(...entry);
  });
  for (let index = 0; index <= latest; index += 1) await bookmark(store, index).show();
  await waitFor(() => expect(window.location.pathname).toBe('/page-unavailable'));
});

test('keeps the opened page and the typed text when travelling to the first state', async () => {
  const server = await createTestShop({ features: [] });
  const { user, store } = await renderApp({ path: '/contact', server });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Ama');
  await bookmark(store, 0).show();
  expect(window.location.pathname).toBe('/contact');
  expect(name).toBeVisible();
  expect(name).toHaveValue('Ama');
});

test('keeps a line that another tab adds during time travel', async () => {
  const storage = memoryStorage();
  const { store, entries } = makeStore(testEnvironment({ storage }));
  const empty = bookmark(store);
  store.dispatch(lineAdded(cartLine({ id: '1' })));
  await waitFor(() => expect(storage.entries()).toHaveProperty('cartList'));
  const latest = bookmark(store);
  await empty.show();
  const [one] = JSON.parse(storage.getItem('cartList') ?? '') as object[];
  storage.setItem('cartList', JSON.stringify([one, { ...one, id: 2 }]));
  entries.receive('cartList');
  await latest.show();
  store.dispatch(lineAdded(cartLine({ id: '3' })));
  await waitFor(() => expect(store.getState().cart.lines.map(({ id }) => id)).toEqual(['1', '2', '3']));
});

test('a reply that arrives during time travel is shown after the return', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { store } = makeStore(
    testEnvironment({
      fetch: () =>
        new Promise<Response>((resolve) => {
          reply = resolve;
        }),
    }),
  );
  const empty = bookmark(store);
  const { getBusiness } = businessApi.endpoints;
  void store.dispatch(getBusiness.initiate());
  await turns();
  const latest = bookmark(store);
  await empty.show();
  reply(Response.json(wireReply(wireBusiness())));
  await turns();
  await latest.show();
  await waitFor(() => expect(getBusiness.select()(store.getState()).data?.name).toBe('Kasa Stores'));
});

test('stores no checkout draft during time travel', async () => {
  const { user, store } = await openCheckout();
  const cash = bookmark(store);
  await user.click(await screen.findByRole('radio', { name: /Pay In Installments/ }));
  const stored = sessionStorage.getItem('checkoutDraft');
  expect(stored).toContain('installment');
  await cash.show();
  expect(store.getState().checkout.paymentType).toBe('cash');
  expect(sessionStorage.getItem('checkoutDraft')).toBe(stored);
});

test('stays on the page while time travel shows a state without the shop’s details', async () => {
  const { store } = await renderApp({ path: '/contact' });
  await screen.findByRole('heading', { name: 'CONTACT US' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  act(() => {
    panelOf(store).dispatch({ type: ActionTypes.JUMP_TO_STATE, actionId: 0, index: 0 } as never);
  });
  await act(() => jest.advanceTimersByTimeAsync(BUSINESS_TIMEOUT_MS + 1000));
  jest.useRealTimers();
  expect(screen.getByRole('status', { name: 'Loading the shop' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/contact');
});
