import { screen, within } from '@testing-library/react';
import { assertHealthy } from '../../../testing/assertHealthy';
import { wireReply } from '../../../testing/builders/wire';
import { wireBusiness } from '../../../testing/builders/wireCustomer';
import { answered } from '../../../testing/faults';
import { narrowWindow } from '../../../testing/mockMedia';
import { openCheckout, payButton } from '../../../testing/openCheckout';

const DELIVER = 'Set delivery address?';
const INSTALMENTS = 'Pay In Installments';
const REVIEWED = 'once your installments are approved and any down payment is paid';

const openWith = async (creditor: unknown = { uuid: 'c-1', name: 'Northbridge Credit', logo: null }) => {
  const fault = answered(200, wireReply(wireBusiness({ default_creditor: creditor })));
  const app = await openCheckout({ faults: [{ path: /get_details/, fault }] });
  await payButton();
  const promises = within(screen.getByRole('list', { name: 'What we promise' }));
  return { ...app, promises };
};

test('shows pickup time, stores and return terms in the summary', async () => {
  const app = await openWith();
  const { promises } = app;
  expect(promises.getByText('Free pickup in store, ready the next day if you order before 6pm.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: DELIVER })).toHaveAccessibleDescription(
    'Without an address, you pick up your order in store.',
  );
  expect(promises.getByText(/^Return unused goods within 14 days/)).toBeVisible();
  expect(promises.getByRole('link', { name: 'Return terms' })).toHaveAttribute('href', '/terms#returns');
  expect(promises.queryByText(/Northbridge/)).not.toBeInTheDocument();
  await app.user.click(promises.getByText(/^Stores and opening hours/));
  expect(promises.getAllByText('Mon–Sat 9:00–19:00')[0]).toBeVisible();
  await assertHealthy(app);
});

test('names the lender for instalments and makes readiness depend on approval', async () => {
  const { user, promises } = await openWith();
  await user.click(screen.getByRole('radio', { name: INSTALMENTS }));
  expect(promises.getByText(/^Northbridge Credit lends you the money/)).toBeVisible();
  expect(promises.getByText(`Free pickup in store, ${REVIEWED}.`)).toBeVisible();
});

test('mentions neither pickup stores nor a day for an order with delivery', async () => {
  const { user, promises } = await openWith();
  await user.click(screen.getByRole('checkbox', { name: DELIVER }));
  expect(promises.getByText('We deliver to your address. Someone must sign for the delivery.')).toBeVisible();
  expect(promises.queryByText(/pickup|6pm|Stores/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: INSTALMENTS }));
  expect(
    promises.getByText(`We deliver to your address ${REVIEWED}. Someone must sign for the delivery.`),
  ).toBeVisible();
});

test('omits the lender when it has no name', async () => {
  const { user, promises } = await openWith({ uuid: 'c-1', name: null, logo: null });
  await user.click(screen.getByRole('radio', { name: INSTALMENTS }));
  expect(promises.getByText(`Free pickup in store, ${REVIEWED}.`)).toBeVisible();
  expect(promises.queryByText(/lends you the money/)).not.toBeInTheDocument();
});

test('shows the promises in the expandable summary on a phone', async () => {
  narrowWindow();
  const { user, promises } = await openWith();
  await user.click(screen.getByText(/^Order summary/));
  expect(promises.getByText(/^Return unused goods/)).toBeVisible();
});
