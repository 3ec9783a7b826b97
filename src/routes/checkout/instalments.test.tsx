import { act, screen, waitFor, within } from '@testing-library/react';
import { setStock } from '../../../server/testing/goods';
import { wireReply } from '../../testing/builders/wire';
import { wireBusiness, wireSchedule, wireUser } from '../../testing/builders/wireCustomer';
import { sample } from '../../testing/complete';
import { answered, type FaultRule, held } from '../../testing/faults';
import { narrowWindow } from '../../testing/mockMedia';
import {
  accept,
  alertText,
  cartRefreshed,
  CHECKOUT,
  chooseInstalments,
  openCheckout,
  payButton,
  preview,
} from '../../testing/openCheckout';
import { turns } from '../../testing/turns';
import { allOverlaysClosed, overlayOpened } from '../../features/overlays/overlaysSlice';
import { refreshCartPrices } from '../../features/cart/refreshCartPrices';

let mockIsLost = false;
jest.mock<object>('../../features/credit/ScheduleDialog', () => {
  if (mockIsLost) throw new Error('The file did not come.');
  return jest.requireActual('../../features/credit/ScheduleDialog');
});

describe('instalments', () => {
  // This test comes first: a module that has loaded once stays loaded.
  test('reports an error when the chunk of the schedule fails, and opens it at the next press', async () => {
    const { user } = await openCheckout();
    await chooseInstalments(user, '20');
    mockIsLost = true;
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(await screen.findByText('This could not be opened. Please try again.')).toBeVisible();
    mockIsLost = false;
    expect(await preview(user)).toBeVisible();
  });

  test('leads back to an order that waits for its payment instead of opening the schedule', async () => {
    const lost: FaultRule = { path: CHECKOUT, fault: { when: 'after', kind: 'lost' } };
    const { user, network } = await openCheckout({ faults: [lost] });
    await user.click(await payButton());
    await alertText('Finish your payment');
    await chooseInstalments(user, '20');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Finish your payment' })).toHaveFocus());
    expect(network.callsTo(/cfschedule/)).toEqual([]);
  });

  test('offers instalments without a named lender and sends no creditor', async () => {
    const nobody = JSON.stringify(wireReply(wireBusiness({ default_creditor: null })));
    const placed = JSON.stringify(wireReply({ checkout_id: null, checkout_url: null, order_code: 'ORD-1' }));
    const replyTo = (path: RegExp, body: string): FaultRule => ({ path, fault: answered(200, body) });
    const { user, network } = await openCheckout({
      faults: [replyTo(/get_details/, nobody), replyTo(CHECKOUT, placed)],
    });
    expect(await screen.findByRole('radio', { name: 'Pay In Installments' })).toBeEnabled();
    await chooseInstalments(user, '20');
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ creditor: null, checkout_type: 'installment' });
  });

  test('requests the schedule with the loan amount, total and duration, and shows its terms', async () => {
    const { user, network, total } = await openCheckout();
    await chooseInstalments(user, '10');
    expect(screen.getByLabelText('Duration')).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'Request Client Review' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Duration'), '6');
    const dialog = await preview(user);
    expect(network.callsTo(/cfschedule/)[0]?.body).toEqual({
      loan_amount: (total - 1000) / 100,
      totalPrice: total / 100,
      loan_duration: 6,
    });
    const rows = within(dialog).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(within(rows[1]!).getAllByRole('cell')[0]).toHaveTextContent(/^-$/);
    expect(dialog).toHaveTextContent('3% monthly');
    expect(dialog).toHaveTextContent('Accepting places your order.');
    for (const words of [
      'Loan Amount',
      'Interest Rate',
      'You borrow',
      'You pay back',
      'Total interest',
      'First payment',
      'Last payment',
    ]) {
      expect(dialog).toHaveTextContent(words);
    }
  });

  test('compares the cost of all durations for the typed down payment, once opened', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user, '10');
    expect(network.callsTo(/cfschedule/)).toHaveLength(0);
    await user.click(screen.getByText('Compare all durations'));
    const plans = await screen.findByRole('list', { name: /^Calculated by our lender/ });
    await waitFor(() =>
      expect(within(plans).getAllByText(/^Total .* after a down payment of GHS 10\.00$/)).toHaveLength(5),
    );
    expect(network.callsTo(/cfschedule/)).toHaveLength(5);
    expect(screen.getAllByRole('textbox', { name: /down payment/i })).toHaveLength(1);
  });

  test.each([
    ['before the form on a phone', narrowWindow, Node.DOCUMENT_POSITION_FOLLOWING],
    ['after the form on a computer', () => undefined as void, Node.DOCUMENT_POSITION_PRECEDING],
  ])('puts the order summary %s', async (_where, sized, position) => {
    sized();
    await openCheckout();
    const form = await screen.findByRole('form', { name: 'Checkout' });
    expect(screen.getByText(/^Order summary/).compareDocumentPosition(form) & position).toBeTruthy();
  });

  test('requires the terms, never pre-ticks them, and applies nothing on Escape', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user);
    const { options } = screen.getByLabelText<HTMLSelectElement>('Duration');
    expect([...options].map(({ value }) => value)).toEqual(['1', '3', '6', '12', '24']);
    let dialog = await preview(user);
    await user.click(within(dialog).getByRole('button', { name: 'Accept & Apply' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Accept our terms and conditions to proceed');
    const box = within(dialog).getByRole('checkbox');
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Accept our terms and conditions to proceed');
    await user.click(box);
    expect(box).toBeValid();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await preview(user);
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('validates the address before the down payment and shows both errors', async () => {
    const { user, network } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    await chooseInstalments(user, '-1');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(/Full Name.*Street Address.*Down Payment$/);
    expect(screen.getByText('Down Payment cannot be less than 0')).toBeVisible();
    expect(network.callsTo(/cfschedule/)).toHaveLength(0);
  });

  test('shows the down payment error until the value is corrected or no longer required', async () => {
    const { user } = await openCheckout();
    await chooseInstalments(user, '99999');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    const tooMuch = 'Down Payment cannot be more than total price';
    expect(screen.getByRole('alert')).toHaveTextContent('Check this field to continue: Down Payment');
    expect(screen.getAllByText(tooMuch)).toHaveLength(1);
    await user.keyboard('{Backspace}');
    expect(screen.getByLabelText('Down Payment')).toHaveAccessibleDescription(expect.stringContaining(tooMuch));
    await user.click(screen.getByRole('radio', { name: 'Pay now' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Pay In Installments' }));
    expect(screen.getByLabelText('Down Payment')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    await user.clear(screen.getByLabelText('Down Payment'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('refuses to accept the terms after the total changes under the open schedule', async () => {
    const { user, store, server, shirt, network } = await openCheckout();
    await chooseInstalments(user, '10');
    const dialog = await preview(user);
    await user.click(within(dialog).getByRole('checkbox'));
    await cartRefreshed(store);
    await setStock(server.database, shirt.id, 1);
    await act(() => store.dispatch(refreshCartPrices()));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The total of your order has changed.');
    await user.click(within(dialog).getByRole('button', { name: 'Accept & Apply' }));
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('points to PAY NOW when the total drops to the down payment', async () => {
    const { user, server, shirt, network, store } = await openCheckout();
    await chooseInstalments(user, (shirt.price / 100).toFixed(2));
    await preview(user);
    await cartRefreshed(store);
    await setStock(server.database, shirt.id, 1);
    await accept(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent('1 instead of 2');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(screen.getByText("Use the 'PAY NOW' option since Down Payment is equal to the total cost")).toBeVisible();
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('shows only the reply to the latest schedule request when replies overtake each other', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user);
    const { fault, release } = held();
    network.add({ path: /cfschedule/, times: 1, fault });
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    await waitFor(() => expect(network.callsTo(/cfschedule/)).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Duration'), '6');
    const dialog = await preview(user);
    await act(() => {
      release();
      return turns();
    });
    expect(within(dialog).getAllByRole('row')).toHaveLength(8);
    expect(dialog).toHaveTextContent('6 months');
  });

  test('opens and closes the schedule from the store, without another request', async () => {
    const { user, store, network } = await openCheckout();
    await chooseInstalments(user);
    const text = (await preview(user)).textContent;
    act(() => {
      store.dispatch(allOverlaysClosed());
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => {
      store.dispatch(overlayOpened('schedule'));
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
    expect(network.callsTo(/cfschedule/)).toHaveLength(1);
  });

  test('requests the schedule again for every press, also for the same terms', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user);
    await preview(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    network.add({ path: /cfschedule/, fault: answered(200, wireReply(wireSchedule({ rate: 9 }))) });
    expect(await preview(user)).toHaveTextContent('9% monthly');
    expect(network.callsTo(/cfschedule/)).toHaveLength(2);
  });

  test('opens no schedule when the shopper leaves the page before the reply', async () => {
    const { user, store, network } = await openCheckout();
    await chooseInstalments(user);
    const { fault, release } = held();
    network.add({ path: /cfschedule/, fault });
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    await waitFor(() => expect(network.callsTo(/cfschedule/)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Cart (1)' }));
    await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' });
    await act(async () => {
      release();
      await turns();
    });
    expect(store.getState().overlays.open).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps the schedule and the page open on Back on a phone while the order is being placed', async () => {
    for (const path of ['/terms', '/checkout']) window.history.pushState(null, '', path);
    narrowWindow();
    const { fault, release } = held();
    const faults: FaultRule[] = [{ path: CHECKOUT, fault }];
    const { user } = await openCheckout({ faults });
    await chooseInstalments(user);
    const dialog = await preview(user);
    await accept(user);
    await within(dialog).findByRole('button', { name: 'Placing your order…' });
    for (let presses = 0; presses < 3; presses += 1) {
      const went = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      await act(async () => {
        window.history.back();
        await went;
      });
      expect(window.location.pathname).toBe('/checkout');
      expect(dialog).toBeVisible();
    }
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
  });

  test('shows the server’s message in a banner and no dialog when the schedule request fails', async () => {
    const { user } = await openCheckout({
      faults: [{ path: /cfschedule/, fault: answered(422, '{"status":0,"message":"No loans today"}') }],
    });
    await chooseInstalments(user);
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No loans today');
    expect(screen.queryByRole('dialog')).toBeNull();
    const payNow = screen.getByRole('radio', { name: 'Pay now' });
    await user.click(payNow);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(payNow).toHaveFocus();
  });

  test.each(
    sample(
      [
        ['Created', '10', 'requested', 'Pending Review'],
        ['Approved', '', 'confirmed', 'Approved'],
        ['Pending Review', '10', 'requested', 'Pending Review'],
        ['Process for Payment', '10', 'processing', 'Process for Payment'],
      ],
      2,
    ),
  )(
    '%s with a down payment of %j: saves order, schedule and eligibility, and empties the bag',
    async (eligible, down, phase, kept) => {
      const { user, store, left, orders, storage, network } = await openCheckout({ eligible });
      await chooseInstalments(user, down);
      await preview(user);
      await accept(user);
      await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
      await alertText('Your order has been saved.');
      expect(store.getState().eligibility.phase).toBe(phase);
      expect(await screen.findByRole('button', { name: /^Cart, 0 items/i })).toBeInTheDocument();
      expect(left).toEqual([]);
      const [order] = await orders();
      expect(store.getState().credit.accepted[0]).toMatchObject({ orderCode: order!.orderCode, duration: 3 });
      await waitFor(() => expect(storage.entries().acceptedSchedules).toContain(order!.orderCode));
      expect(storage.entries().pendingPayment).toBeUndefined();
      expect(network.callsTo(/my-cart/, 'DELETE')).toHaveLength(0);
      // The requested review is stored for the next visit; an approved shopper stays approved.
      await waitFor(() => expect(JSON.parse(storage.entries().account!)).toMatchObject({ eligible: kept }));
    },
  );

  test('takes a shopper who has left the checkout and come back to the saved order', async () => {
    const { fault, release } = held();
    const { user, network } = await openCheckout({ eligible: 'Approved', faults: [{ path: CHECKOUT, fault }] });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    await waitFor(() => expect(network.callsTo(CHECKOUT)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('link', { name: /home/i })[0]!);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Checkout' })).toBeNull());
    act(() => {
      window.history.back();
    });
    await screen.findByRole('heading', { name: 'Checkout' });
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    await alertText('Your order has been saved.');
  });

  test('says that the saved order is under review, until it is cancelled', async () => {
    const { user } = await openCheckout();
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    expect(await screen.findByText(/we’re reviewing your request/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('You have no Orders')).toBeVisible();
    expect(screen.queryByText(/we’re reviewing your request/)).not.toBeInTheDocument();
  });

  test.each([
    ['Created', '10'],
    ['Approved', ''],
  ])(
    '%s with a down payment of %j: saves the order and ignores a payment page in the reply',
    async (eligible, down) => {
      const data = { checkout_id: 'c-1', checkout_url: 'https://pay.example/', order_code: 'ORD-1' };
      const body = JSON.stringify({ status: 1, data });
      const { user, left } = await openCheckout({
        eligible,
        faults: [{ path: CHECKOUT, fault: { when: 'after', kind: 'reply', status: 200, body } }],
      });
      await chooseInstalments(user, down);
      await preview(user);
      await accept(user);
      await alertText('Your order has been saved.');
      expect(left).toEqual([]);
    },
  );

  test('opens no payment page for an approval forged in storage, because the server decides', async () => {
    const account = JSON.stringify(wireUser({ eligible: 'Approved' }));
    const { user, left, orders } = await openCheckout({ stored: { account } });
    await chooseInstalments(user, '5');
    await preview(user);
    await accept(user);
    await alertText('Your order has been saved.');
    expect(left).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  test('leaves for the payment page when approved with a down payment', async () => {
    const { user, left, orders, storage } = await openCheckout({ eligible: 'Approved' });
    await chooseInstalments(user, '10');
    const dialog = await preview(user);
    expect(dialog).toHaveTextContent('Accepting places your order and takes you to pay GHS 10.00 now.');
    await accept(user);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toContain(storage.entries().checkout_id);
    expect(await orders()).toHaveLength(1);
  });

  test('shows the fixed and the server’s message and clears nothing when the order is not saved', async () => {
    const { user, store, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: answered(200, '{"status":0,"message":"No more loans"}') }],
    });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your order could not be saved. Please try again. No more loans',
    );
    expect(store.getState().eligibility.phase).toBe('new');
    expect(screen.getByRole('link', { name: 'Cart (1)' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/checkout');
    expect(await orders()).toEqual([]);
  });

  test('finds a saved instalment order in the list when its reply is lost', async () => {
    const { user, orders, network, store } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: { when: 'after', kind: 'lost' } }],
    });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(store.getState().credit.accepted[0]).toMatchObject({ orderCode: order!.orderCode });
    expect(network.callsTo(CHECKOUT)).toHaveLength(1);
  });
});
