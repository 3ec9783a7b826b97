import { screen, waitFor, within } from '@testing-library/react';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault, type FaultRule } from '../../testing/faults';
import { keysOf } from '../../testing/lostReplies';
import { renderApp } from '../../testing/renderApp';

const ME = /\/storefront\/me$/;
const CLOSE = /me\/delete$/;
const EXPORT = /me\/export$/;

const open = async (faults: FaultRule[] = []) => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  const client = shopClient(server, stored.token);
  const app = await renderApp({ path: '/account/edit', server, stored, faults });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  await screen.findByRole('button', { name: 'Close my account' });
  return { ...app, client, form };
};
type App = Awaited<ReturnType<typeof open>>;

describe('the details', () => {
  const change = async ({ user, form }: App, label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    if (text !== '') await user.type(form.getByLabelText(label), text);
  };
  const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save your details' }));

  test('can be changed, are shown and stored at once, and the email stays', async () => {
    const app = await open();
    expect(screen.getByText('To change your email, contact one of our stores.')).toBeVisible();
    expect(app.form.queryByRole('textbox', { name: /email/i })).not.toBeInTheDocument();
    expect(app.form.getByText(AMA.email)).toBeVisible();
    await change(app, 'First name', ' <b>Abena</b> 👩🏾‍🦱 ');
    await change(app, 'Phone', '+233 20 000 0001');
    await save(app);
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    const saved = { first_name: '<b>Abena</b> 👩🏾‍🦱', last_name: AMA.last_name, phone: '+233 20 000 0001' };
    expect(app.network.callsTo(ME, 'POST').map(({ body }) => body)).toEqual([saved]);
    app.entries.saveAll();
    expect(JSON.parse(app.storage.getItem('account') ?? '')).toMatchObject({ ...saved, email: AMA.email });
    await assertHealthy(app);
  });

  test('marks an empty field and sends nothing', async () => {
    const app = await open();
    await change(app, 'Last name', '  ');
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Provide your last name');
    expect(app.form.getByLabelText('Last name')).toHaveFocus();
    expect(app.network.callsTo(ME, 'POST')).toHaveLength(0);
  });

  test.each<[string, Fault, RegExp]>([
    ['refused', answered(422, { status: 0, message: 'Your phone is not complete' }), /phone is not complete/],
    ['lost', { when: 'after', kind: 'lost' }, /Something went wrong/],
    ['malformed', answered(200, '<html></html>'), /Something went wrong/],
  ])('keeps what was typed when the change is %s, and saves it at the next press', async (what, fault, message) => {
    const app = await open([{ path: ME, method: 'POST', fault, times: 1 }]);
    await change(app, 'Phone', '055');
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(app.form.getByLabelText('Phone')).toHaveValue('055');
    if (what === 'refused') expect(app.form.getByLabelText('Phone')).toHaveFocus();
    await save(app);
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
  });

  test('shows what was sent when the reply repeats no details', async () => {
    const app = await open([{ path: ME, method: 'POST', fault: answered(200, { status: 1 }) }]);
    await change(app, 'First name', 'Abena');
    await save(app);
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(app.store.getState().session.account).toMatchObject({ first_name: 'Abena', email: AMA.email });
  });

  test('shows the server’s newer details in fields that were not touched', async () => {
    const server = await createTestShop();
    const stored = await signedIn(server);
    await server.database.query(`UPDATE users SET first_name = 'Efua', phone = '099'`);
    const { user } = await renderApp({ path: '/account/edit', server, stored });
    const phone = await screen.findByLabelText('Phone');
    await user.type(phone, '1');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Efua'));
    expect((phone as HTMLInputElement).value).toMatch(/1$/);
  });
});

describe('the copy of the data', () => {
  const download = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Download my data' }));
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.splice(0);
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  test('is saved as a JSON file, and stays out of the store', async () => {
    const app = await open();
    await download(app);
    await waitFor(() => expect(saved).toHaveLength(1));
    const reader = new FileReader();
    reader.readAsText(saved[0]!);
    await waitFor(() => expect(reader.result).not.toBeNull());
    const text = reader.result as string;
    expect(JSON.parse(text)).toMatchObject({ account: { email: AMA.email }, cart: [], orders: [] });
    expect(JSON.stringify(app.store.getState().api.mutations)).not.toContain(AMA.email);
  });

  test('reports a failure, and works at the next press', async () => {
    const app = await open([{ path: EXPORT, fault: { when: 'after', kind: 'lost' }, times: 1 }]);
    await download(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop can’t be reached. Try again.');
    await download(app);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('closing the account', () => {
  const ask = async ({ user }: App) => {
    await user.click(screen.getByRole('button', { name: 'Close my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close your account?' });
    return within(dialog);
  };
  const press = async ({ user }: App, dialog: Awaited<ReturnType<typeof ask>>, password = AMA.password) => {
    if (password !== '') await user.type(dialog.getByLabelText('Password'), password);
    await user.click(dialog.getByRole('button', { name: 'Close my account' }));
  };
  const users = ({ server }: App) => server.database.query(`SELECT 1 FROM users WHERE email = $1`, [AMA.email]);

  test('ends the session like a sign-out and confirms it', async () => {
    const app = await open();
    const dialog = await ask(app);
    await press(app, dialog);
    expect(await screen.findByText('Your account is closed, and we have deleted your personal data.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(app.store.getState().session).toMatchObject({ token: null, account: null, ended: 'loggedOut' });
    await waitFor(() => expect([app.storage.getItem('token'), app.storage.getItem('account')]).toEqual([null, null]));
    expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
    expect(await users(app)).toEqual([]);
    await assertHealthy({ ...app, secrets: [AMA.password] });
  });

  test('focuses the answer that keeps the account, and sends nothing then or without a password', async () => {
    const app = await open();
    const dialog = await ask(app);
    expect(dialog.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await press(app, dialog, '');
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter your password');
    await app.user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.network.callsTo(CLOSE)).toHaveLength(0);
  });

  test('shows in the dialog which order is still open, and that a password is wrong', async () => {
    const app = await open();
    const [shirt] = await twoGoods(app.server.database);
    const { body } = await app.client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
    const { order_code: code } = body.data as { order_code: string };
    const dialog = await ask(app);
    await press(app, dialog, 'wrong');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The password is incorrect.');
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    await app.user.clear(dialog.getByLabelText('Password'));
    await press(app, dialog);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(`Order ${code} is still open.`));
    expect(app.store.getState().session.token).not.toBeNull();
  });

  test.each(['before', 'after'] as const)(
    'says that the outcome is unknown when the connection is lost %s the shop has acted, and the next press closes it with the same key',
    async (when) => {
      const fault: Fault = when === 'before' ? { when, kind: 'offline' } : { when, kind: 'lost' };
      const app = await open([{ path: CLOSE, fault, times: 1 }]);
      const dialog = await ask(app);
      await press(app, dialog);
      expect(await dialog.findByRole('alert')).toHaveTextContent('your account may or may not be closed');
      expect(app.store.getState().session.token).not.toBeNull();
      expect(await users(app)).toHaveLength(when === 'before' ? 1 : 0);
      await press(app, dialog, '');
      expect(await screen.findByText(/^Your account is closed/)).toBeVisible();
      const [key, repeated] = keysOf(app.network, CLOSE);
      expect(repeated).toBe(key);
    },
  );

  test('shows how long to wait after too many wrong passwords', async () => {
    const fault = answered(429, { status: 0, message: 'Too many attempts. Try again in 15 minutes.' });
    const app = await open([{ path: CLOSE, fault }]);
    const dialog = await ask(app);
    await press(app, dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
  });
});
