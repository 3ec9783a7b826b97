import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { createTestShop } from '../../../server/testing/testShop';
import { loggedIn } from '../../api/apiEvents';
import { makeStore } from '../../app/store';
import { userSchema } from '../../contract/customer';
import { signedIn } from '../../testing/customers';
import { answered, faultyFetch } from '../../testing/faults';
import { testEnvironment } from '../../testing/testEnvironment';
import { CreditPlanner } from './CreditPlanner';

let mockIsLost = false;
jest.mock<object>('./InstalmentPlans', () => {
  if (mockIsLost) throw new Error('The file did not come.');
  return jest.requireActual('./InstalmentPlans');
});

const open = async ({ isSignedIn = true } = {}) => {
  const server = await createTestShop();
  const customer = await signedIn(server);
  const network = faultyFetch((request) => server.fetch(request));
  let underWay = 0;
  let most = 0;
  const counted: typeof fetch = async (input, init) => {
    underWay += 1;
    most = Math.max(most, underWay);
    return network.fetch(input, init).finally(() => (underWay -= 1));
  };
  const { store } = makeStore(testEnvironment({ fetch: counted }));
  if (isSignedIn) {
    const account = v.parse(userSchema, JSON.parse(customer.account));
    store.dispatch(loggedIn({ token: customer.token, account }));
  }
  const planner = (total: number) => (
    <Provider store={store}>
      <MemoryRouter>
        <CreditPlanner total={total} currency="GHS" />
      </MemoryRouter>
    </Provider>
  );
  const view = render(planner(12_000));
  const user = userEvent.setup();
  const unfold = () => user.click(screen.getByText('Plan your installments'));
  const show = (total: number) => view.rerender(planner(total));
  const asked = () =>
    network.callsTo(/cfschedule/).map(({ body }) => body as { totalPrice: number; loan_amount: number });
  return { network, store, user, unfold, show, asked, most: () => most };
};

const plans = async () => {
  const list = await screen.findByRole('list');
  await waitFor(() => expect(within(list).queryByText('Loading…')).toBeNull());
  return within(list).getAllByRole('listitem');
};

// This test comes first: a module that has loaded once stays loaded.
test('closes and reports an error when its chunk fails, and opens at the next press', async () => {
  const { store, unfold } = await open();
  mockIsLost = true;
  await unfold();
  await waitFor(() => expect(store.getState().notices.shown).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  mockIsLost = false;
  await unfold();
  expect(await plans()).toHaveLength(5);
});

test('fetches nothing before opening, then every duration one at a time, each with its total', async () => {
  const { unfold, asked, most } = await open();
  expect(asked()).toEqual([]);
  await unfold();
  const cells = await plans();
  expect(cells).toHaveLength(5);
  for (const cell of cells) expect(cell).toHaveTextContent(/Total GHS [\d.,]+/);
  expect(cells[0]).toHaveTextContent('1 monthGHS 123.60Total GHS 123.60, including GHS 3.60 interest');
  expect(asked()).toHaveLength(5);
  expect(most()).toBe(1);
});

test('replaces the plans when the total changes, without parallel or repeated requests', async () => {
  const { unfold, show, asked, most } = await open();
  await unfold();
  act(() => {
    show(24_000);
  });
  const [month] = await plans();
  expect(month).toHaveTextContent('Total GHS 247.20');
  const before = asked().length;
  act(() => {
    show(24_000);
  });
  await plans();
  expect(asked()).toHaveLength(before);
  expect(most()).toBe(1);
});

test('subtracts the down payment from the loan, and sends no request for an unreadable one', async () => {
  const { unfold, user, asked } = await open();
  await unfold();
  await plans();
  await user.type(screen.getByLabelText('With a down payment of'), '20');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ totalPrice: 120, loan_amount: 100 }));
  expect((await plans())[0]).toHaveTextContent('Total GHS 103.00');
  const before = asked().length;
  await user.clear(screen.getByLabelText('With a down payment of'));
  await user.type(screen.getByLabelText('With a down payment of'), 'x');
  expect(screen.queryByRole('list')).toBeNull();
  expect(asked()).toHaveLength(before);
});

test('shows “Not available” for a reply without a schedule, and requests it again when reopened', async () => {
  const { unfold, network, asked, most } = await open();
  network.add({ path: /cfschedule/, fault: answered(200, '{"status":1,"data":null}') });
  await unfold();
  for (const cell of await plans()) expect(cell).toHaveTextContent('Not available');
  network.clear();
  await unfold();
  await unfold();
  await waitFor(async () => {
    for (const cell of await plans()) expect(cell).toHaveTextContent(/Total GHS/);
  });
  expect(asked()).toHaveLength(10);
  expect(most()).toBe(1);
});

test('shows visitors a sign-in link without anything to open and sends no request', async () => {
  const { asked } = await open({ isSignedIn: false });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/account/auth');
  expect(link.parentElement).toHaveTextContent('Sign in to see your monthly payments.');
  expect(screen.queryByText('Plan your installments')).toBeNull();
  expect(asked()).toEqual([]);
});
