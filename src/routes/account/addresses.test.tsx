import { act, screen, waitFor, within } from '@testing-library/react';
import { addressesReply } from '../../contract/addresses';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { sessionEnded } from '../../features/session/sessionSlice';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault, type FaultRule } from '../../testing/faults';
import { keysOf } from '../../testing/lostReplies';
import { renderApp } from '../../testing/renderApp';

const PATH = '/storefront/addresses';
const LIST = /\/storefront\/addresses$/;
const ONE = /\/storefront\/addresses\/\d+$/;
const home = {
  full_name: 'Ama Mensah',
  phone: '0240000000',
  address: '12 Ring Road',
  city: 'Kumasi',
  email: '',
  is_default: false,
};
const work = { ...home, full_name: 'Ama at work', address: '3 Lake Road' };

const open = async (saved: (typeof home)[] = [], faults: FaultRule[] = []) => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  const client = shopClient(server, stored.token);
  for (const body of saved) await client.post(PATH, body);
  const app = await renderApp({ path: '/account/edit-address', server, stored, faults });
  await screen.findByRole('heading', { level: 1, name: 'Addresses' });
  return { ...app, client, list: async () => (await client.read(addressesReply, PATH)).data };
};
type App = Awaited<ReturnType<typeof open>>;

const cards = () => within(screen.getByRole('list', { name: 'Saved addresses' })).getAllByRole('listitem');
const addButton = () => screen.findByRole('button', { name: 'Add an address' });
const form = () => within(screen.getByRole('form', { name: 'Address' }));
const type = async ({ user }: App, label: string, text: string) => {
  await user.clear(form().getByLabelText(label));
  await user.type(form().getByLabelText(label), text);
};
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save address' }));
const startAdding = async (app: App) => {
  await app.user.click(await addButton());
  await type(app, 'Town/City', 'Accra');
  await type(app, 'Street Address', ' 1 <b>High</b> Street 🏠 ');
};
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

test('an address is added with name and phone of the account, becomes the default, and is shown', async () => {
  const app = await open();
  expect(await screen.findByText(/You haven’t saved an address yet/)).toBeVisible();
  await app.user.click(await addButton());
  expect(form().getByLabelText('Full Name')).toHaveValue('Ama Mensah');
  expect(form().getByLabelText('Phone')).toHaveValue(AMA.phone);
  expect(form().queryByRole('checkbox')).not.toBeInTheDocument();
  await type(app, 'Town/City', 'Accra');
  await type(app, 'Street Address', ' 1 <b>High</b> Street 🏠 ');
  await save(app);
  expect(await screen.findByText('Your address has been saved.')).toBeVisible();
  await isClosed();
  const sent = { ...home, city: 'Accra', address: '1 <b>High</b> Street 🏠' };
  expect(app.network.callsTo(LIST, 'POST').map(({ body }) => body)).toEqual([sent]);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent('Ama MensahDefault1 <b>High</b> Street 🏠 Accra 0240000000');
  expect(await addButton()).toHaveFocus();
  await assertHealthy(app);
});

test('an address is edited and made the default in its form', async () => {
  const app = await open([home, work]);
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Ama at work' }));
  expect(form().getByLabelText('Street Address')).toHaveValue('3 Lake Road');
  await type(app, 'Street Address', '4 Lake Road');
  await app.user.click(form().getByRole('checkbox', { name: 'Use as my default address' }));
  await save(app);
  await isClosed();
  expect((await app.list()).map(({ address, isDefault }) => [address, isDefault])).toEqual([
    ['12 Ring Road', false],
    ['4 Lake Road', true],
  ]);
  await waitFor(() => expect(cards()[1]).toHaveTextContent('Default4 Lake Road'));
  await app.user.click(screen.getByRole('button', { name: 'Edit: Ama at work' }));
  expect(form().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('another address is made the default with one press, and the focus stays at it', async () => {
  const app = await open([home, work]);
  await app.user.click(await screen.findByRole('button', { name: 'Make default: Ama at work' }));
  await waitFor(() => expect(cards()[1]).toHaveTextContent('Default3 Lake Road'));
  expect((await app.list()).map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(cards()[1]).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Make default: Ama Mensah' })).toBeVisible();
});

test('a failed change of the default is reported, and works at Retry', async () => {
  const app = await open([home, work], [{ path: ONE, method: 'POST', fault: answered(500), times: 1 }]);
  await app.user.click(await screen.findByRole('button', { name: 'Make default: Ama at work' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong. Please try again.');
  await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(cards()[1]).toHaveTextContent('Default3 Lake Road'));
});

describe('deleting an address', () => {
  const ask = async (app: App, name = 'Ama Mensah') => {
    await app.user.click(await screen.findByRole('button', { name: `Delete: ${name}` }));
    return within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  };

  test('asks first, and makes another one the default', async () => {
    const app = await open([home, work]);
    let question = await ask(app);
    expect(question.getByText(/12 Ring Road/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep address' })).toHaveFocus();
    await app.user.click(question.getByRole('button', { name: 'Keep address' }));
    await isClosed();
    expect(app.network.callsTo(ONE)).toEqual([]);
    question = await ask(app);
    await app.user.click(question.getByRole('button', { name: 'Delete address' }));
    await isClosed();
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toHaveTextContent('Ama at workDefault');
    expect(document.body).not.toHaveFocus();
  });

  test.each<[string, Fault, RegExp | null]>([
    ['lost before it arrives', { when: 'before', kind: 'offline' }, /can’t be reached/],
    ['lost after it is done', { when: 'after', kind: 'lost' }, /can’t be reached/],
    ['answered by 500', answered(500), /Something went wrong/],
    ['answered by HTML', answered(200, '<html></html>'), /Something went wrong/],
    ['answered by 404, because another tab was faster', answered(404, { status: 0, message: 'Gone' }), null],
  ])('that is %s deletes it once, at the latest at the next press', async (_how, fault, message) => {
    const app = await open([home, work], [{ path: ONE, method: 'DELETE', fault, times: 1 }]);
    const question = await ask(app, 'Ama at work');
    const press = () => app.user.click(question.getByRole('button', { name: 'Delete address' }));
    await press();
    if (message) {
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      await press();
      await waitFor(async () => expect(await app.list()).toHaveLength(1));
    }
    await isClosed();
    expect(await screen.findByText('Your address has been deleted.')).toBeVisible();
  });
});

describe('a failure', () => {
  test.each<[string, Fault, RegExp, number]>([
    ['refused', answered(422, { status: 0, message: 'We don’t deliver to Accra' }), /don’t deliver to Accra/, 2],
    ['too many', answered(200, { status: 0, message: 'You have saved 20 addresses' }), /saved 20 addresses/, 2],
    ['lost', { when: 'after', kind: 'lost' }, /can’t be reached/, 1],
    ['answered by 500', answered(500), /Something went wrong/, 1],
    ['malformed', answered(200, '<html></html>'), /Something went wrong/, 1],
  ])('of adding (%s) keeps what was typed, and the next press adds it once', async (_how, fault, message, keys) => {
    const app = await open([], [{ path: LIST, method: 'POST', fault, times: 1 }]);
    await startAdding(app);
    await save(app);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message);
    expect(form().getByLabelText('Town/City')).toHaveValue('Accra');
    await save(app);
    await isClosed();
    expect(await app.list()).toHaveLength(1);
    expect(new Set(keysOf(app.network, LIST)).size).toBe(keys);
  });

  test('of an empty field is marked, and nothing is sent', async () => {
    const app = await open();
    await app.user.click(await addButton());
    await type(app, 'Town/City', '  ');
    await save(app);
    expect(await screen.findByText('Please enter town/city', { selector: '[role=alert] *' })).toBeVisible();
    expect(form().getByLabelText('Town/City')).toHaveFocus();
    expect(app.network.callsTo(LIST, 'POST')).toEqual([]);
  });

  test('of an address that another tab has deleted keeps what was typed', async () => {
    const app = await open([home]);
    await app.user.click(await screen.findByRole('button', { name: 'Edit: Ama Mensah' }));
    const [saved] = await app.list();
    await app.client.remove(`${PATH}/${saved!.id}`);
    await type(app, 'Town/City', 'Tema');
    await save(app);
    expect(await screen.findByText('This address is not saved any more.')).toBeVisible();
    expect(form().getByLabelText('Town/City')).toHaveValue('Tema');
  });

  test('of reading shows the message and Retry', async () => {
    const app = await open([home], [{ path: LIST, method: 'GET', fault: answered(403, { status: 0, message: 'No' }) }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No');
    expect(screen.queryByText(/haven’t saved/)).not.toBeInTheDocument();
    app.network.clear();
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });
});

test('an address is added once when its button is pressed twice', async () => {
  const app = await open();
  await startAdding(app);
  await app.user.dblClick(screen.getByRole('button', { name: 'Save address' }));
  await isClosed();
  expect(await app.list()).toHaveLength(1);
});

test('the addresses are in the memory of the session only, and gone after signing out', async () => {
  const app = await open([{ ...home, full_name: 'Canary Name', address: 'Canary Street' }]);
  await screen.findByText(/Canary Street/);
  app.entries.saveAll();
  const stored = JSON.stringify({ ...app.storage.entries(), ...sessionStorage });
  expect(stored).not.toContain('Canary');
  act(() => void app.store.dispatch(sessionEnded('loggedOut')));
  await waitFor(() => expect(screen.queryByText(/Canary/)).not.toBeInTheDocument());
  expect(JSON.stringify(app.store.getState())).not.toContain('Canary');
});
