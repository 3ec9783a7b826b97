import { screen, waitFor } from '@testing-library/react';
import { setStock, twoGoods } from '../../../server/testing/goods';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { ama } from '../../../server/testing/shopClient';
import { paths } from '../../config/paths';
import { signedIn } from '../../testing/customers';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const NOTIFY = /\/notify$/;
const REQUEST = 'Tell me when it is back';

/** The page of a variant with this stock. */
const openVariant = async ({
  stock = 0,
  stored = {},
  ...options
}: Partial<{ stock: number; stored: Record<string, string>; features: readonly string[]; server: TestShop }> = {}) => {
  const server = options.server ?? (await createTestShop(options.features ? { features: options.features } : {}));
  const [goods] = await twoGoods(server.database);
  await setStock(server.database, goods.id, stock);
  const [product] = await server.database.query<{ slug: string; code: string }>(
    'SELECT slug, code FROM products WHERE id = $1',
    [goods.product_id],
  );
  const path = `${paths.product(product!.slug, product!.code, String(goods.product_id))}&variant=${goods.id}`;
  const app = await renderApp({ path, server, stored });
  await screen.findByRole('heading', { level: 1, name: goods.title });
  return { ...app, goods };
};
const addressField = () => screen.findByRole('textbox', { name: 'Email address' });
const send = () => screen.getByRole('button', { name: REQUEST });

test('asks for a mail about a sold-out variant and shows the server’s answer', async () => {
  const { user, server, goods } = await openVariant();
  await user.type(await addressField(), ' kofi@example.com ');
  await user.click(send());
  expect(await screen.findByText('We will email you once, as soon as this is back in stock.')).toBeVisible();
  expect(await server.database.query('SELECT variant_id, email FROM stock_alerts')).toEqual([
    { variant_id: goods.id, email: 'kofi@example.com' },
  ]);
});

test('fills in the email of the account, and keeps it out of the store', async () => {
  const server = await createTestShop();
  const { user, network, store } = await openVariant({ server, stored: await signedIn(server) });
  expect(await addressField()).toHaveValue(ama.email);
  await user.clear(await addressField());
  await user.type(await addressField(), 'other@example.com');
  await user.click(send());
  await waitFor(() => {
    expect(network.callsTo(NOTIFY)).toHaveLength(1);
  });
  expect(JSON.stringify(store.getState())).not.toContain('other@example.com');
});

test('marks an empty field and sends nothing', async () => {
  const { user, network } = await openVariant();
  const address = await addressField();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Provide your email');
  expect(address).toHaveFocus();
  expect(network.callsTo(NOTIFY)).toHaveLength(0);
});

test.each<[string, Fault, RegExp]>([
  ['refuses', answered(200, { status: 0, message: 'That is not a complete email address' }), /not a complete email/],
  ['cannot be reached', { when: 'before', kind: 'offline' }, /Something went wrong/],
  ['allows no more requests', answered(429, { status: 0, message: 'Try again in 5 minutes.' }), /in 5 minutes/],
])(
  'shows the error and keeps the address when the shop %s, and sends it at the next press',
  async (_what, fault, text) => {
    const { user, network } = await openVariant();
    network.add({ path: NOTIFY, fault, times: 1 });
    await user.type(await addressField(), 'kofi@example.com');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await addressField()).toHaveValue('kofi@example.com');
    await user.click(send());
    expect(await screen.findByText(/^We will email you once/)).toBeVisible();
  },
);

test.each([
  ['in stock', { stock: 3 }],
  ['sold out, if the back end does not announce stock alerts', { features: [] }],
])('shows no form for a variant %s', async (_what, options) => {
  await openVariant(options);
  // The tab bar loads later than the form would.
  await screen.findByRole('tab', { name: 'Description' });
  expect(screen.queryByRole('form', { name: REQUEST })).not.toBeInTheDocument();
});
