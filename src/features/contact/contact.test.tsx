import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { accountKey } from '../../lib/accountKey';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const CONTACT = /\/storefront\/contact$/;
const DRAFT = 'messageDraft';

afterEach(() => {
  sessionStorage.clear();
});

const openContact = async (options: { server?: TestShop; stored?: Record<string, string> } = {}) => {
  const app = await renderApp({ path: '/contact', ...options });
  const form = within(await screen.findByRole('form', { name: 'Get In Touch' }));
  const field = (name: string) => form.getByLabelText(name);
  const submit = () => app.user.click(form.getByRole('button', { name: 'Submit' }));
  const write = async (texts: Record<string, string> = {}) => {
    const all = { Name: 'Kofi Boateng', Email: 'kofi@example.com', Message: 'When do you open?', ...texts };
    for (const [name, text] of Object.entries(all)) {
      await app.user.clear(field(name));
      await app.user.type(field(name), text);
    }
  };
  return { ...app, form, field, submit, write };
};
const messagesOf = ({ database }: TestShop) =>
  database.query('SELECT name, email, message, order_code FROM contact_messages');
const confirmation = () => screen.findByText(/^Thank you\. We have received your message/);

test('sends a message, confirms it in place of the form, and offers an empty form for another one', async () => {
  const { user, server, write, submit } = await openContact();
  await write({ Message: 'Where is it?{Enter}Thank you', 'Order ID (optional)': ' ORD-7 ' });
  await submit();
  expect((await confirmation()).closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Get In Touch' })).not.toBeInTheDocument();
  expect(await messagesOf(server)).toEqual([
    { name: 'Kofi Boateng', email: 'kofi@example.com', message: 'Where is it?\nThank you', order_code: 'ORD-7' },
  ]);
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('fills in name and email of the account, and keeps the message out of the store', async () => {
  const server = await createTestShop();
  const { field, user, submit, store, network } = await openContact({ server, stored: await signedIn(server) });
  expect(field('Name')).toHaveValue(`${AMA.first_name} ${AMA.last_name}`);
  expect(field('Email')).toHaveValue(AMA.email);
  await user.type(field('Message'), 'A private question');
  await submit();
  await confirmation();
  expect(network.callsTo(CONTACT)).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain('A private question');
});

test('names what is missing, and sends nothing', async () => {
  const { form, field, submit, network } = await openContact();
  await submit();
  expect(form.getByRole('alert')).toHaveTextContent('Enter your name, email and message');
  expect(field('Name')).toHaveFocus();
  expect(network.callsTo(CONTACT)).toHaveLength(0);
});

test.each<[string, Fault, RegExp]>([
  ['refused', answered(400, { status: 0, message: 'That is not a complete email address' }), /not a complete email/],
  ['lost on the way', { when: 'before', kind: 'offline' }, /can’t be reached/],
  ['taken but not confirmed', { when: 'after', kind: 'lost' }, /can’t be reached/],
  ['taken but answered by a broken page', { when: 'after', kind: 'reply', status: 502, body: '<html>' }, /went wrong/],
  ['one too many', answered(429, '', { 'Retry-After': '1790' }), /^Too many attempts. Try again in 30 minutes.$/],
])('keeps a message that is %s, and sends it once at the next press', async (_what, fault, text) => {
  const { form, field, write, submit, network, server } = await openContact();
  network.add({ path: CONTACT, fault, times: 1 });
  await write();
  await submit();
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(field('Name')).toHaveValue('Kofi Boateng');
  expect(field('Email')).toHaveValue('kofi@example.com');
  expect(field('Message')).toHaveValue('When do you open?');
  await submit();
  await confirmation();
  expect(await messagesOf(server)).toHaveLength(1);
});

test('sends one message for a double press', async () => {
  const { user, form, write, network } = await openContact();
  await write();
  await user.dblClick(form.getByRole('button', { name: 'Submit' }));
  await confirmation();
  expect(network.callsTo(CONTACT)).toHaveLength(1);
});

describe('the draft', () => {
  test('is restored after a reload, and sent once although the reply was lost before', async () => {
    const { write, submit, network, server, form, unmount } = await openContact();
    network.add({ path: CONTACT, fault: { when: 'after', kind: 'lost' }, times: 1 });
    await write();
    await submit();
    await form.findByRole('alert');
    unmount();
    const again = await openContact({ server });
    expect(again.field('Message')).toHaveValue('When do you open?');
    expect(again.field('Email')).toHaveValue('kofi@example.com');
    await again.submit();
    await confirmation();
    expect(await messagesOf(server)).toHaveLength(1);
  });

  test('of a visitor is there after signing in, and of a customer not after signing out', async () => {
    const { write, unmount, server } = await openContact();
    await write();
    unmount();
    const stored = await signedIn(server);
    const customer = await openContact({ server, stored });
    expect(customer.field('Message')).toHaveValue('When do you open?');
    await customer.user.type(customer.field('Message'), ' On Sunday too?');
    expect(sessionStorage.getItem(DRAFT)).toContain('On Sunday');
    await customer.user.click(screen.getByRole('button', { name: /My Account/ }));
    await customer.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  });

  const draftOf = (account: string) =>
    JSON.stringify({ account, texts: { name: '', email: '', message: 'A private question', order: '' } });

  test.each([
    ['of another customer', draftOf('other')],
    ['that is unreadable', '{"texts":'],
  ])('%s is deleted', async (_what, text) => {
    sessionStorage.setItem(DRAFT, text);
    const server = await createTestShop();
    const { field } = await openContact({ server, stored: await signedIn(server) });
    expect(field('Message')).toHaveValue('');
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('of a customer whose session has expired is hidden until they sign in again', async () => {
    sessionStorage.setItem(DRAFT, draftOf(accountKey(AMA)));
    const server = await createTestShop();
    const visitor = await openContact({ server });
    expect(visitor.field('Message')).toHaveValue('');
    visitor.unmount();
    const customer = await openContact({ server, stored: await signedIn(server) });
    expect(customer.field('Message')).toHaveValue('A private question');
  });
});
