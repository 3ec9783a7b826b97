import { screen, waitFor, within } from '@testing-library/react';
import { FEATURES } from '../../../server/features';
import { addressesReply } from '../../contract/addresses';
import { orderReply } from '../../contract/order';
import { accountKey } from '../../lib/accountKey';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA } from '../../testing/customers';
import { answered, type Fault, type FaultRule } from '../../testing/faults';
import { keysOf } from '../../testing/lostReplies';
import { CHECKOUT, openCheckout, payButton } from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';

const PATH = '/storefront/addresses';
const LIST = /\/storefront\/addresses$/;
const home = {
  full_name: 'Efua Home',
  phone: '0240000001',
  address: '12 Ring Road',
  city: 'Kumasi',
  email: 'home@example.com',
  is_default: false,
};
const work = { ...home, full_name: 'Efua Work', address: '3 Lake Road', email: '', is_default: true };

interface Given {
  saved?: (typeof home)[];
  faults?: FaultRule[];
  stored?: Record<string, string>;
}

const open = async ({ saved = [], ...options }: Given = {}) => {
  const app = await openCheckout({
    features: FEATURES,
    ...options,
    prepare: async (client) => {
      for (const body of saved) await client.post(PATH, body);
    },
  });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
  return { ...app, list: async () => (await app.client.read(addressesReply, PATH)).data };
};
type App = Awaited<ReturnType<typeof open>>;

const choice = async () => within(await screen.findByRole('radiogroup', { name: 'Deliver to' }));
const fill = async ({ user }: Pick<App, 'user'>) => {
  await user.type(screen.getByLabelText('Town/City'), 'Accra');
  await user.type(screen.getByLabelText('Street Address'), '1 High Street');
};
const saveButton = () => screen.findByRole('button', { name: 'Save this address' });
const pay = async ({ user }: Pick<App, 'user'>) => user.click(await payButton());
const ordered = async ({ network, left }: Pick<App, 'network' | 'left'>) => {
  await waitFor(() => expect(left).toHaveLength(1));
  return network.callsTo(CHECKOUT)[0]?.body;
};

test('offers the saved addresses with the default chosen, orders to it, and the order says so', async () => {
  const app = await open({ saved: [home, work] });
  const radios = (await choice()).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toHaveLength(3);
  expect(radios[1]).toBeChecked();
  expect(radios[1]).toHaveAccessibleName('Efua Work');
  expect(radios[1]).toHaveAccessibleDescription('3 Lake Road, Kumasi, 0240000001 · Default');
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Remember this address/ })).not.toBeInTheDocument();
  await assertHealthy(app);
  await pay(app);
  expect(await ordered(app)).toMatchObject({
    shipping_address: true,
    ship_full_name: 'Efua Work',
    ship_phone: '0240000001',
    ship_address: '3 Lake Road',
    ship_city: 'Kumasi',
    ship_email: '',
  });
  const [row] = await app.orders();
  const { data } = await app.client.read(orderReply, `/storefront/order/${row!.orderCode}`);
  expect(data?.delivery).toMatchObject({ fullName: 'Efua Work', address: '3 Lake Road' });
  // Simulates leaving for the payment page.
  window.dispatchEvent(new Event('pagehide'));
  app.unmount();
  const path = `/order-complete?o=${row!.orderCode}`;
  await renderApp({ path, server: app.server, environment: { storage: app.storage } });
  expect(await screen.findByRole('region', { name: 'Delivery' })).toHaveTextContent('Efua Work 3 Lake Road Kumasi');
});

test('orders to another saved address, which stays chosen after a reload, and the draft has no text of it', async () => {
  const app = await open({ saved: [home, work] });
  await app.user.click((await choice()).getByRole('radio', { name: 'Efua Home' }));
  await app.user.type(screen.getByLabelText('Order Notes (optional)'), 'Ring twice');
  expect(sessionStorage.getItem('checkoutDraft')).toContain('Ring twice');
  expect(JSON.stringify({ ...sessionStorage, ...app.storage.entries() })).not.toMatch(/Efua|Ring Road|Lake Road/);
  app.unmount();
  const environment = { storage: app.storage, redirect: (url: string) => app.left.push(url) };
  const again = await renderApp({ path: '/checkout', server: app.server, environment });
  expect((await choice()).getByRole('radio', { name: 'Efua Home' })).toBeChecked();
  await pay(app);
  expect(await ordered({ network: again.network, left: app.left })).toMatchObject({ ship_address: '12 Ring Road' });
});

test('keeps a typed address while another is chosen, and orders to it', async () => {
  const app = await open({ saved: [home] });
  await app.user.click((await choice()).getByRole('radio', { name: 'A new address' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ama Mensah');
  expect(screen.getByLabelText('Phone')).toHaveValue(AMA.phone);
  await fill(app);
  await app.user.click((await choice()).getByRole('radio', { name: 'Efua Home' }));
  await app.user.click((await choice()).getByRole('radio', { name: 'A new address' }));
  expect(screen.getByLabelText('Town/City')).toHaveValue('Accra');
  await pay(app);
  expect(await ordered(app)).toMatchObject({ ship_full_name: 'Ama Mensah', ship_city: 'Accra' });
  expect(await app.list()).toHaveLength(1);
});

test('removes the messages of a typed address when a saved one is chosen', async () => {
  const app = await open({ saved: [home] });
  await app.user.click((await choice()).getByRole('radio', { name: 'A new address' }));
  await pay(app);
  expect(await screen.findAllByText('Please enter town/city')).not.toHaveLength(0);
  await app.user.click((await choice()).getByRole('radio', { name: 'Efua Home' }));
  expect(screen.queryByText('Please enter town/city')).not.toBeInTheDocument();
  await pay(app);
  expect(await ordered(app)).toMatchObject({ ship_full_name: 'Efua Home' });
});

test('does not order to another address when the chosen one has been deleted in another tab', async () => {
  const app = await open({ saved: [home, work] });
  await app.user.click((await choice()).getByRole('radio', { name: 'Efua Home' }));
  const [first] = await app.list();
  await app.client.remove(`${PATH}/${first!.id}`);
  app.unmount();
  const again = await renderApp({ path: '/checkout', server: app.server, environment: { storage: app.storage } });
  expect((await choice()).getByRole('radio', { name: 'A new address' })).toBeChecked();
  await pay(app);
  expect(await screen.findAllByText('Please enter town/city')).not.toHaveLength(0);
  expect(again.network.callsTo(CHECKOUT)).toEqual([]);
});

describe('saving the typed address', () => {
  test('adds it to the account, chooses it, and empties the form', async () => {
    const app = await open();
    await saveButton();
    await fill(app);
    await app.user.click(await saveButton());
    expect(await screen.findByText('Your address has been saved.')).toBeVisible();
    expect((await choice()).getByRole('radio', { name: 'Ama Mensah' })).toBeChecked();
    expect(await app.list()).toMatchObject([{ fullName: 'Ama Mensah', city: 'Accra', isDefault: true }]);
    await app.user.click((await choice()).getByRole('radio', { name: 'A new address' }));
    expect(screen.getByLabelText('Town/City')).toHaveValue('');
    await app.user.click((await choice()).getByRole('radio', { name: 'Ama Mensah' }));
    await pay(app);
    expect(await ordered(app)).toMatchObject({ ship_city: 'Accra', ship_address: '1 High Street' });
  });

  test.each<[string, Fault, RegExp, number]>([
    ['lost', { when: 'after', kind: 'lost' }, /can’t be reached/, 1],
    ['answered by 500', answered(500), /Something went wrong/, 1],
    ['refused', answered(200, { status: 0, message: 'You have saved 20 addresses.' }), /saved 20 addresses/, 2],
  ])('keeps what was typed when it is %s, can be repeated, and adds it once', async (how, fault, message, keys) => {
    const app = await open({ faults: [{ path: LIST, method: 'POST', fault, times: 1 }] });
    await saveButton();
    await fill(app);
    await app.user.click(await saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(screen.getByLabelText('Town/City')).toHaveValue('Accra');
    const retry = within(alert).queryByRole('button', { name: 'Retry' });
    expect(retry === null).toBe(how === 'refused');
    await app.user.click(retry ?? (await saveButton()));
    await choice();
    expect(await app.list()).toHaveLength(1);
    expect(new Set(keysOf(app.network, LIST)).size).toBe(keys);
  });

  test('sends nothing while a field is empty, and says which', async () => {
    const app = await open();
    await app.user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter town/city');
    expect(screen.getByLabelText('Town/City')).toHaveFocus();
    expect(app.network.callsTo(LIST, 'POST')).toEqual([]);
  });

  test('deletes the address that an earlier visit has left on this device', async () => {
    const old = {
      account: accountKey(AMA),
      fullName: 'Efua',
      city: 'Tema',
      phone: '1',
      email: '',
      address: '5 Old Road',
    };
    const app = await open({ stored: { deliveryAddress: JSON.stringify(old) } });
    expect(screen.getByLabelText('Town/City')).toHaveValue('Tema');
    expect(screen.getByRole('checkbox', { name: /Remember this address/ })).toBeChecked();
    await app.user.click(await saveButton());
    await choice();
    await waitFor(() => expect(app.storage.entries().deliveryAddress).toBeUndefined());
    expect(await app.list()).toMatchObject([{ city: 'Tema' }]);
  });
});

test('offers the form and Retry when the saved addresses cannot be read', async () => {
  const app = await open({
    saved: [home],
    faults: [{ path: LIST, method: 'GET', fault: answered(403, { status: 0, message: 'Not now' }) }],
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your saved addresses couldn’t be loaded. Not now');
  expect(screen.getByLabelText('Full Name')).toBeVisible();
  app.network.clear();
  await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect((await choice()).getByRole('radio', { name: 'Efua Home' })).toBeChecked();
});

test('keeps the form that is being typed in when the saved addresses arrive late', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  const app = await open({
    saved: [home],
    faults: [{ path: LIST, method: 'GET', fault: { when: 'after', kind: 'held', until } }],
  });
  await fill(app);
  release();
  expect((await choice()).getByRole('radio', { name: 'A new address' })).toBeChecked();
  expect(screen.getByLabelText('Town/City')).toHaveValue('Accra');
  expect(screen.getByLabelText('Street Address')).toHaveFocus();
});
