import { screen, waitFor, within } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { settleCheckout } from '../../../server/domain/checkouts';
import { runOperator } from '../../../server/domain/operator';
import { checkoutBody } from '../../../server/testing/goods';
import { kofi, shopClient } from '../../../server/testing/shopClient';
import { checkoutReply } from '../../contract/checkout';
import { repaymentsReply } from '../../contract/repayments';
import { dayOf, monthsLater } from '../../lib/days';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { customerWithCart } from '../../testing/customerWithCart';
import { answered, type FaultRule } from '../../testing/faults';
import { signInAgain } from '../../testing/logIn';
import { answerWith, keysOf, lostReplyCells } from '../../testing/lostReplies';
import { renderApp } from '../../testing/renderApp';

const REPAYMENTS = /\/repayments$/;
const CONFIRM = /confirm_order/;

/** An order whose credit runs over three months, from today. */
const withCredit = async () => {
  const customer = await customerWithCart();
  const { client, server, shirt } = customer;
  const credit = {
    checkout_type: 'installment',
    duration: 3,
    downPayment: 0,
    creditor: demoBusiness.default_creditor.uuid,
  };
  const body = checkoutBody([{ id: shirt.id, quantity: 2 }], credit);
  const { orderCode } = (await client.read(checkoutReply, '/storefront/checkout', body)).data!;
  const code = orderCode ?? '';
  await runOperator(server.database, ['approve', AMA.email]);
  const read = async () => (await client.read(repaymentsReply, `/storefront/order/${code}/repayments`)).data!;
  const payable = () => server.database.query<{ id: string }>(`SELECT id FROM checkouts WHERE status = 'open'`);
  /** The decision of the payment page. */
  const settle = async (decision: 'pay' | 'decline' | 'cancel' = 'pay') => {
    const [checkout] = await payable();
    const at = Date.now();
    const mail = { at, today: dayOf(new Date(at)), origin: 'http://localhost' };
    await settleCheckout(server.database, checkout!.id, decision, mail);
    return checkout!.id;
  };
  const startOn = (day: string) => server.database.query('UPDATE loans SET started_on = $1', [day]);
  return { ...customer, code, read, payable, settle, startOn };
};
type Credit = Awaited<ReturnType<typeof withCredit>>;

const open = async (credit: Credit, faults: FaultRule[] = [], path = `/account/orders/o/${credit.code}`) => {
  const left: string[] = [];
  const { server, stored } = credit;
  const environment = { redirect: (url: string) => left.push(url) };
  const view = await renderApp({ path, server, stored, faults, environment });
  return { ...view, left };
};

/** The cells of the table of instalments. */
const shownRows = () =>
  within(screen.getByRole('table', { name: /installment/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent.replace(/Pay$/, '')));

const section = async () => within(await screen.findByRole('region', { name: 'Your payments' }));
const payNext = () => screen.findByRole('button', { name: /^Pay GHS/ });

test('shows what is paid, owed and due, and offers the next instalment and everything', async () => {
  const credit = await withCredit();
  await runOperator(credit.server.database, ['pay', credit.code]);
  const { schedule, next, settleNow, outstanding, paidTotal } = await credit.read();
  const view = await open(credit);
  const shown = await section();
  expect(await payNext()).toHaveAccessibleName(`Pay ${formatPrice(next!.amount, 'GHS')}`);
  expect(shown.getByText(`due ${formatDate(next!.dueDate)}`, { exact: false })).toBeVisible();
  expect(shownRows()).toEqual(
    schedule.map(({ dueDate, amount, number }) => [
      formatDate(dueDate),
      formatPrice(amount, 'GHS'),
      number === 1 ? 'Paid' : 'Open',
    ]),
  );
  expect(shown.getByText('Paid so far').nextSibling).toHaveTextContent(formatPrice(paidTotal, 'GHS'));
  expect(shown.getByText('Still to pay').nextSibling).toHaveTextContent(formatPrice(outstanding, 'GHS'));
  expect(
    shown.getByRole('button', { name: `Pay everything (you save ${formatPrice(settleNow!.saves, 'GHS')})` }),
  ).toBeVisible();
  expect(screen.queryByText('Add the payments to your calendar')).not.toBeInTheDocument();
  await assertHealthy(view);
});

test('marks a late instalment, with its fee', async () => {
  const credit = await withCredit();
  await credit.startOn(monthsLater(dayOf(new Date()), -2));
  const { schedule } = await credit.read();
  expect(schedule[0]).toMatchObject({ status: 'late', fee: expect.any(Number) });
  await open(credit);
  expect(await screen.findByText(/was due on/)).toBeVisible();
  expect(shownRows()[0]).toEqual([
    formatDate(schedule[0]!.dueDate),
    `${formatPrice(schedule[0]!.amount! + schedule[0]!.fee, 'GHS')}with ${formatPrice(schedule[0]!.fee, 'GHS')} for paying late`,
    'Late',
  ]);
});

describe('paying', () => {
  test.each<[string, RegExp, unknown]>([
    ['the next instalment', /^Pay GHS/, 1],
    ['a chosen instalment', /^Pay installment 3: GHS/, 3],
    ['everything', /^Pay everything/, 'all'],
  ])(
    '%s opens its payment page once on a double click, and the return shows it as paid',
    async (_what, name, number) => {
      const credit = await withCredit();
      const view = await open(credit);
      await view.user.dblClick(await screen.findByRole('button', { name }));
      await waitFor(() => expect(view.left).toHaveLength(1));
      const posts = view.network.callsTo(REPAYMENTS, 'POST');
      expect(posts.map(({ body }) => body)).toEqual([{ number }]);
      const id = await credit.settle();
      expect(view.left).toEqual([expect.stringContaining(id)]);
      view.unmount();

      const back = await open(credit, [], `/payment/down_pay_return?order_no=${credit.code}&checkoutid=${id}`);
      expect(await screen.findByText('Payment received. Thank you.')).toBeVisible();
      expect(screen.queryByText(/Thank you for your order/)).not.toBeInTheDocument();
      expect(shownRows()[0]?.[2]).toBe('Paid');
      expect(back.network.callsTo(CONFIRM)).toHaveLength(0);
      const { schedule } = await credit.read();
      expect(schedule.filter(({ status }) => status === 'paid')).toHaveLength(number === 'all' ? 3 : 1);
      if (number === 'all') expect(screen.getByText('Everything is paid. Thank you.')).toBeVisible();
      await assertHealthy(back);
    },
  );

  test('keeps the cart, which is not what was paid for', async () => {
    const credit = await withCredit();
    await credit.client.post('/storefront/add-to-cart', { product_variant_id: credit.shirt.id, quantity: 1 });
    const view = await open(credit);
    await view.user.click(await payNext());
    await waitFor(() => expect(view.left).toHaveLength(1));
    const id = await credit.settle();
    view.unmount();
    await open(credit, [], `/payment/return?checkoutid=${id}`);
    expect(await screen.findByText('Payment received. Thank you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('sends nothing for an instalment that was paid in the meantime, and shows that it is', async () => {
    const credit = await withCredit();
    const view = await open(credit);
    const button = await payNext();
    await runOperator(credit.server.database, ['pay', credit.code]);
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/has been paid already/);
    expect(view.network.callsTo(REPAYMENTS, 'POST')).toHaveLength(0);
    expect(shownRows()[0]?.[2]).toBe('Paid');
  });

  test('asks again when a fee has changed the amount in the meantime', async () => {
    const credit = await withCredit();
    const view = await open(credit);
    const button = await payNext();
    await credit.startOn(monthsLater(dayOf(new Date()), -2));
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/amount has changed/);
    expect(view.left).toEqual([]);
    await view.user.click(await payNext());
    await waitFor(() => expect(view.left).toHaveLength(1));
  });

  test('opens no page whose address is not safe', async () => {
    const data = { checkout_id: 'chk-1', checkout_url: 'javascript:alert(1)' };
    const credit = await withCredit();
    const view = await open(credit, [{ path: REPAYMENTS, method: 'POST', fault: answered(200, { status: 1, data }) }]);
    await view.user.click(await payNext());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment page could not be opened.');
    expect(view.left).toEqual([]);
  });

  test('in two tabs leaves one payment that can be made', async () => {
    const credit = await withCredit();
    const view = await open(credit);
    await view.user.click(await payNext());
    await waitFor(() => expect(view.left).toHaveLength(1));
    view.unmount();
    const second = await open(credit);
    await second.user.click(await payNext());
    await waitFor(() => expect(second.left).toHaveLength(1));
    expect(await credit.payable()).toHaveLength(1);
  });

  test.each(lostReplyCells)(
    'answered by %s, then by %s, opens one payment with one key',
    async (_first, later, first, fault) => {
      const credit = await withCredit();
      const view = await open(credit, [{ path: REPAYMENTS, method: 'POST', times: 1, fault: first }]);
      const { network, user, left } = view;
      await user.click(await payNext());
      const again = await screen.findByRole('button', { name: 'Check again' });
      expect(await credit.payable()).toHaveLength(1);
      await answerWith(view, { path: REPAYMENTS }, fault, () => user.click(again));
      if (later === '401') {
        await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
        network.clear();
        await signInAgain(view);
        await user.click(await payNext());
      } else if (later !== 'ok') {
        const alert = await screen.findByRole('alert');
        await waitFor(() =>
          expect(alert).toHaveTextContent(later === 'no' ? 'The shop says no.' : 'Nothing has been paid'),
        );
        network.clear();
        await user.click(later === 'no' ? await payNext() : await screen.findByRole('button', { name: 'Check again' }));
      }
      await waitFor(() => expect(left).toHaveLength(1));
      const [payment, ...more] = await credit.payable();
      expect(more).toEqual([]);
      expect(left[0]).toContain(payment!.id);
      const [key, repeated] = keysOf(network, REPAYMENTS);
      expect(repeated).toBe(key);
    },
  );
});

describe('back from the payment page', () => {
  const leaveAndReturn = async (faults: FaultRule[] = [], decision?: 'pay' | 'decline' | 'cancel') => {
    const credit = await withCredit();
    const view = await open(credit);
    await view.user.click(await payNext());
    await waitFor(() => expect(view.left).toHaveLength(1));
    const id = decision ? await credit.settle(decision) : (await credit.payable())[0]!.id;
    view.unmount();
    const action = decision === 'cancel' ? 'down_pay_cancel' : 'down_pay_return';
    const path = `/payment/${action}?order_no=${credit.code}&checkoutid=${id}`;
    return { credit, id, path, back: await open(credit, faults, path) };
  };

  test('says that it is not confirmed yet, asks the shop once, and shows the payment once it arrives', async () => {
    const { credit, back, id } = await leaveAndReturn();
    expect(await screen.findByText(/Your payment isn’t confirmed yet/)).toBeVisible();
    await waitFor(() => expect(back.network.callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ checkout_id: id }]));
    await credit.settle();
    await back.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Payment received. Thank you.')).toBeVisible();
    expect(back.network.callsTo(CONFIRM)).toHaveLength(1);
  });

  test('shows the payment although the confirmation is refused', async () => {
    const no = answered(200, { status: 0, message: 'The shop says no.' });
    const { credit, back } = await leaveAndReturn([{ path: CONFIRM, fault: no }]);
    expect(await screen.findByText(/The shop says no\. Your payment isn’t confirmed yet/)).toBeVisible();
    await credit.settle();
    await back.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Payment received. Thank you.')).toBeVisible();
  });

  test('says that the payment was not made after it was cancelled there', async () => {
    await leaveAndReturn([], 'cancel');
    expect(await screen.findByText('The payment wasn’t made.')).toBeVisible();
    expect(screen.queryByText(/down payment wasn’t made/)).not.toBeInTheDocument();
    expect(await payNext()).toBeVisible();
  });

  test('shows the payment to a customer who returns signed out, after signing in', async () => {
    const { credit, path, back } = await leaveAndReturn();
    await credit.settle();
    back.unmount();
    const view = await open({ ...credit, stored: {} as Credit['stored'] }, [], path);
    await signInAgain(view);
    expect(await screen.findByText('Payment received. Thank you.')).toBeVisible();
  });

  test('confirms nothing and shows nothing to another account', async () => {
    const { credit, path, back } = await leaveAndReturn();
    back.unmount();
    const other = await open({ ...credit, stored: await signedIn(credit.server, kofi) }, [], path);
    expect(await screen.findByText('Invalid Order')).toBeVisible();
    expect(other.network.callsTo(CONFIRM)).toHaveLength(0);
    expect(screen.queryByText('Your payments')).not.toBeInTheDocument();
  });
});

test('shows the message and Retry when the payments cannot be read, beside the rest of the order', async () => {
  const credit = await withCredit();
  const fault = answered(200, { status: 0, message: 'Our books are closed' });
  const view = await open(credit, [{ path: REPAYMENTS, fault, times: 1 }]);
  const shown = await section();
  expect(await shown.findByRole('alert')).toHaveTextContent('Our books are closed');
  await view.user.click(shown.getByRole('button', { name: 'Retry' }));
  expect(await payNext()).toBeVisible();
});

test('saves the unpaid instalments as a calendar file', async () => {
  const credit = await withCredit();
  await runOperator(credit.server.database, ['pay', credit.code]);
  const { schedule } = await credit.read();
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const view = await open(credit);
  await view.user.click(await screen.findByRole('button', { name: 'Save calendar file' }));
  const reader = new FileReader();
  reader.readAsText(files[0]!);
  await waitFor(() => expect(reader.result).not.toBeNull());
  const text = reader.result as string;
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
    schedule.slice(1).map(({ dueDate }) => `DTSTART;VALUE=DATE:${dueDate!.replaceAll('-', '')}`),
  );
});

test('lists what is due next on the dashboard and in the orders, a late payment first', async () => {
  const credit = await withCredit();
  const first = credit.code;
  await credit.startOn(monthsLater(dayOf(new Date()), -2));
  await shopClient(credit.server, credit.stored.token).post(
    '/storefront/checkout',
    checkoutBody([{ id: credit.shirt.id, quantity: 1 }]),
  );
  const { next } = await credit.read();
  const due = `${formatPrice(next!.amount, 'GHS')} was due ${formatDate(next!.dueDate)}`;
  const view = await open(credit, [], '/account/orders');
  const rows = await screen.findAllByRole('rowheader');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(first);
  expect(screen.getByText(due)).toBeVisible();
  view.unmount();
  await open(credit, [], '/account/dashboard');
  const total = (await screen.findByRole('heading', { name: 'Total Orders' })).closest('article');
  await waitFor(() => expect(total).toHaveTextContent(`Total Orders2Next payment: ${due}`));
  expect(screen.getAllByText(due)).toHaveLength(2);
});
