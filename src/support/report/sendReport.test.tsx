import { screen, within } from '@testing-library/react';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import type { Snapshot } from './snapshot';

const CONTACT = /\/storefront\/contact$/;

const openReport = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const app = await renderApp({ path: '/contact', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Send with the file' }));
  return { ...app, dialog, send };
};
const describeProblem = async ({ user, dialog }: Awaited<ReturnType<typeof openReport>>) => {
  await user.type(await dialog.findByLabelText('Name'), 'Kofi Boateng');
  await user.type(dialog.getByLabelText('Email'), 'kofi@example.com');
  await user.type(dialog.getByLabelText('What went wrong?'), 'The map is empty');
};
const messagesOf = ({ database }: TestShop) =>
  database.query<{ email: string; message: string; report: string }>(
    'SELECT email, message, report FROM contact_messages',
  );

test('sends the shopper’s words with the file that the dialog shows, and nothing before', async () => {
  const opened = await openReport();
  const { dialog, send, network, server } = opened;
  const code = dialog.getByText(/^[A-Z2-9]{5}$/).textContent;
  expect(dialog.getByText(/look through the file, then send it/)).toBeVisible();
  await describeProblem(opened);
  expect(network.callsTo(CONTACT)).toHaveLength(0);
  await send();
  const sent = await dialog.findByText(/^Thank you\. We have received your message.* The file is attached\.$/);
  expect(sent.closest('[role="status"]')).toHaveFocus();
  const [message] = await messagesOf(server);
  expect(message).toMatchObject({
    email: 'kofi@example.com',
    message: `The map is empty\n\nSupport code ${code}`,
  });
  const file = JSON.parse(message?.report ?? '') as Snapshot;
  expect(file.committedState.report).toMatchObject({ code, route: '/contact' });
  expect(message?.report).not.toMatch(/kofi|Boateng|map is empty/i);
});

test('fills in name and email of the account', async () => {
  const server = await createTestShop();
  const { dialog } = await openReport({ server, stored: await signedIn(server) });
  expect(await dialog.findByLabelText('Name')).toHaveValue(`${AMA.first_name} ${AMA.last_name}`);
  expect(dialog.getByLabelText('Email')).toHaveValue(AMA.email);
});

test('names what is missing, and sends nothing', async () => {
  const { dialog, send, network } = await openReport();
  await dialog.findByLabelText('Name');
  await send();
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter your name, email and description of the problem');
  expect(network.callsTo(CONTACT)).toHaveLength(0);
});

test.each<[string, Fault, RegExp]>([
  ['lost on the way', { when: 'before', kind: 'offline' }, /can’t be reached/],
  ['kept but not confirmed', { when: 'after', kind: 'lost' }, /can’t be reached/],
  ['too large for the back end', answered(413, { status: 0, message: 'That is too large' }), /too large/],
  ['one too many', answered(429, '', { 'Retry-After': '1790' }), /Try again in 30 minutes/],
])('keeps the words of a report that is %s, and sends it once at the next press', async (_what, fault, text) => {
  const opened = await openReport();
  const { dialog, send, network, server } = opened;
  network.add({ path: CONTACT, fault, times: 1 });
  await describeProblem(opened);
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText('What went wrong?')).toHaveValue('The map is empty');
  await send();
  await dialog.findByText(/The file is attached/);
  expect(await messagesOf(server)).toHaveLength(1);
});

test('asks the shopper to save the file where the back end takes the message alone', async () => {
  const opened = await openReport();
  opened.network.add({ path: CONTACT, fault: answered(200, { status: 1, message: 'Thank you.' }) });
  await describeProblem(opened);
  await opened.send();
  expect(await opened.dialog.findByText(/^Thank you\. The file could not be attached: save it/)).toBeVisible();
  expect(opened.dialog.getByRole('button', { name: 'Save the file' })).toBeEnabled();
});

test('offers only to save the file where the back end takes no messages', async () => {
  const { dialog } = await openReport({ server: await createTestShop({ features: [] }) });
  expect(dialog.getByText(/save the file and send it to our support team/)).toBeVisible();
  expect(dialog.queryByLabelText('Email')).not.toBeInTheDocument();
});
