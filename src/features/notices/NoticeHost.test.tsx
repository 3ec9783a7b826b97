import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { testEnvironment } from '../../testing/testEnvironment';
import { NoticeHost } from './NoticeHost';
import { addedToCart, loggedIn, notify, REMOVED, removalConfirmed } from '../../api/apiEvents';
import { allOverlaysClosed, overlayClosed } from '../overlays/overlaysSlice';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = () => {
  const { store } = makeStore(testEnvironment());
  render(
    <Provider store={store}>
      <NoticeHost />
    </Provider>,
  );
  const say = (...notice: Parameters<typeof notify>) => {
    act(() => {
      store.dispatch(notify(...notice));
    });
  };
  return { store, say };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The leave animation has several steps, and React must process each. */
const gone = async () => {
  for (let step = 0; step < 5; step += 1) await pass(300);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await pass(10_000);
  jest.useRealTimers();
});

test('announces an error as an alert and other notices as status', () => {
  const { say } = open();
  say('success', 'Added to cart');
  say('error', 'Something went wrong');
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});

test('removes a toast after four seconds', async () => {
  const { say, store } = open();
  say('info', 'Already in cart');
  await pass(3900);
  expect(store.getState().notices.shown).toHaveLength(1);
  await pass(200);
  expect(store.getState().notices.shown).toHaveLength(0);
  await gone();
  expect(screen.queryByText('Already in cart')).not.toBeInTheDocument();
});

test('pauses the timeout while a toast is hovered', async () => {
  const { say, store } = open();
  say('info', 'Already in cart');
  await user.hover(screen.getByText('Already in cart'));
  await pass(20_000);
  expect(store.getState().notices.shown).toHaveLength(1);
  await user.unhover(screen.getByText('Already in cart'));
  await pass(4100);
  expect(store.getState().notices.shown).toHaveLength(0);
});

test('pauses the timeout while a toast is focused, and closes it with the Dismiss button', async () => {
  const { say, store } = open();
  say('info', 'Already in cart');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await pass(20_000);
  await user.keyboard('{Enter}');
  expect(store.getState().notices.shown).toHaveLength(0);
  await gone();
  expect(screen.queryByText('Already in cart')).not.toBeInTheDocument();
});

test('shows at most three toasts and drops the oldest first', async () => {
  const { say } = open();
  for (const text of ['one', 'two', 'three', 'four']) say('info', text);
  await gone();
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['two', 'three', 'four']);
});

test('shows the server’s message in the toast of the removal, which keeps its Undo button', async () => {
  const { say, store } = open();
  say('success', REMOVED, { type: 'cart/removalUndone' });
  act(() => {
    store.dispatch(removalConfirmed('Removed Linen Shirt'));
  });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Removed Linen ShirtUndo']);
  await pass(0);
});

test.each([
  ['the bag closes', overlayClosed('cartDrawer')],
  ['another page opens', allOverlaysClosed()],
])('closes “Added to cart” when %s, and nothing else', async (_when, action) => {
  const { say, store } = open();
  say('info', 'Your order has been saved.');
  act(() => {
    store.dispatch(addedToCart());
    store.dispatch(action);
  });
  await gone();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Your order has been saved.']);
});

const ama = { first_name: 'Ama', last_name: 'Mensah', phone: '', email: 'ama@shop.test', eligible: '' };

test('closes the visitor’s notices when they sign in, except for an Undo', async () => {
  const { say, store } = open();
  say('success', 'Thank you. You can sign in now.');
  say('success', REMOVED, { type: 'cart/removalUndone' });
  act(() => {
    store.dispatch(loggedIn({ token: 'token', account: ama }));
  });
  await gone();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['RemovedUndo']);
});
