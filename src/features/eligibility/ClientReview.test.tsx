import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { signedIn } from '../../testing/customers';
import { answered, type FaultRule } from '../../testing/faults';
import { accept, chooseInstalments, openCheckout, preview } from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';

const open = async (faults: FaultRule[] = []) => {
  const server = await createTestShop();
  const app = await renderApp({ path: '/account/edit', server, stored: await signedIn(server), faults });
  const button = await screen.findByRole('button', { name: 'Request Client Review' });
  return { ...app, button, sent: () => app.network.callsTo(/request_client_review/, 'POST') };
};
/** The steps load after the page. */
const expectStep = (name: string) =>
  waitFor(() => {
    expect([...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent)).toEqual([
      name,
    ]);
  });

test('sends one request for repeated clicks and stores the new state', async () => {
  const { user, button, sent, storage, entries } = await open();
  await expectStep('Ask for approval');
  await user.dblClick(button);
  await expectStep('Pending Review');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({});
  entries.saveAll();
  expect(JSON.parse(storage.getItem('account') ?? '{}')).toMatchObject({ eligible: 'Pending Review' });

  await user.click(screen.getByRole('button', { name: 'Request Client Review' }));
  expect(await screen.findByText('Your request has already been sent')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('shows the server’s message and keeps the state when refused', async () => {
  const fault = answered(200, { status: 0, message: 'Please verify your e-mail first' });
  const { user, button } = await open([{ path: /request_client_review/, fault }]);
  await user.click(button);
  expect(await screen.findByText('Please verify your e-mail first')).toBeInTheDocument();
  await expectStep('Ask for approval');
});

test('marks the later steps as not reached yet', async () => {
  await open();
  await expectStep('Ask for approval');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const words of ['Pending Review', 'Approved']) {
    expect(steps).toContainEqual(expect.stringContaining(`${words}, not reached yet`));
  }
  expect(screen.queryByText(/^Process for Payment/)).not.toBeInTheDocument();
});

test('names each step once, and a passed one by what was done', async () => {
  const { user } = await openCheckout({ eligible: 'Approved' });
  await chooseInstalments(user);
  const review = within(screen.getByRole('region', { name: 'Paying in installments' }));
  const steps = await review.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual([
    'Asked for approval',
    'Reviewed',
    'Approved',
  ]);
});

test.each(['Created', 'Declined'])(
  'keeps the review requested by a saved installment order after a reload (%s before)',
  async (eligible) => {
    const { user, server, storage, entries, unmount } = await openCheckout({ eligible });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    entries.saveAll();
    unmount();
    // The stored state counts where the account cannot be read.
    const faults = [{ path: /storefront\/me$/, fault: answered(404, '') }];
    await renderApp({ path: '/account/edit', server, environment: { storage }, faults });
    await expectStep('Pending Review');
    expect(screen.getByText(/^You’ve asked us for approval/)).toBeVisible();
    expect(screen.queryByText(/^Ask for approval to start/)).not.toBeInTheDocument();
  },
);

test('shows an approved shopper how to pay, except at the checkout, which shows only the approval', async () => {
  const { user, server, storage, unmount } = await openCheckout({ eligible: 'Approved' });
  await chooseInstalments(user);
  const review = screen.getByRole('region', { name: 'Paying in installments' });
  expect(within(review).getByText('You’re approved to pay in installments.')).toBeVisible();
  expect(within(review).queryByText(/Choose “Pay In Installments”/)).not.toBeInTheDocument();
  expect(within(review).queryByRole('button', { name: 'Request Client Review' })).not.toBeInTheDocument();
  unmount();
  await renderApp({ path: '/account/edit', server, environment: { storage } });
  expect(await screen.findByText(/Choose “Pay In Installments” at checkout/)).toBeVisible();
});

test('links to the orders when a loan waits for payment', async () => {
  const { user } = await openCheckout({ eligible: 'Process for Payment' });
  await chooseInstalments(user);
  const review = within(screen.getByRole('region', { name: 'Paying in installments' }));
  expect(review.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/account/orders');
});
