import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { setStock, twoGoods } from '../../../server/testing/goods';
import { STORES as SAMPLES } from '../../config/brand/stores';
import { paths } from '../../config/paths';
import { pickupStoreChosen } from '../checkout/checkoutSlice';
import { wireReply } from '../../testing/builders/wire';
import { wireStore } from '../../testing/builders/wireCustomer';
import { answered, type FaultRule, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const LIST = /^\/storefront\/stores$/;
const STOCK = /^\/storefront\/stores\/stock/;
const open = async (path: string, faults: FaultRule[] = []) =>
  renderApp({ path, faults, server: await createTestShop({ features: ['stores'] }) });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the contact page', () => {
  test('lists the stores of the back end sorted by city, and no sample', async () => {
    await open(paths.contact);
    expect(await screen.findByRole('heading', { level: 3, name: 'Showroom, Cape Coast' })).toBeVisible();
    expect(titles()).toEqual([
      'East Legon, Accra',
      'Osu, Accra',
      'Showroom, Cape Coast',
      'Adum, Kumasi',
      'Market Circle, Takoradi',
      'Tamale',
    ]);
    expect(screen.queryByText(SAMPLES.at(-1)!.address)).not.toBeInTheDocument();
    const osu = screen.getByRole('heading', { level: 3, name: 'Osu, Accra' }).closest('li')!;
    expect(osu).toHaveTextContent('Mon–Sat 9:00–20:00, Sun 12:00–18:00');
    expect(within(osu).getByRole('link', { name: 'Directions to Osu, Accra (new tab)' })).toBeVisible();
  });

  test('shows no sample while the stores load, and keeps what is typed meanwhile', async () => {
    const { fault, release } = held();
    const { user } = await open(paths.contact, [{ path: LIST, fault }]);
    const message = await screen.findByLabelText('Message');
    await user.type(message, 'Hello');
    expect(screen.queryByText(SAMPLES[0]!.address)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 3, name: 'Osu, Accra' })).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  });

  test('offers a retry when the stores cannot be read', async () => {
    const { user } = await open(paths.contact, [{ path: LIST, fault: answered(500), times: 3 }]);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Osu, Accra' })).toBeVisible();
  });

  test('shows a store without telephone and coordinates, without links that lead nowhere', async () => {
    const bare = wireStore({ name: 'Ridge', phone: null, lat: null, lng: '', hours: [] });
    await open(paths.contact, [{ path: LIST, fault: answered(200, wireReply([bare])) }]);
    const item = (await screen.findByRole('heading', { level: 3, name: 'Ridge, Accra' })).closest('li')!;
    expect(within(item).queryAllByRole('link')).toEqual([]);
  });
});

describe('the product page', () => {
  const openProduct = async (stock: object[], faults: FaultRule[] = []) => {
    const server = await createTestShop({ features: ['stores'] });
    const [goods] = await twoGoods(server.database);
    await setStock(server.database, goods.id, 9);
    const [product] = await server.database.query<{ slug: string; code: string }>(
      'SELECT slug, code FROM products WHERE id = $1',
      [goods.product_id],
    );
    const path = `${paths.product(product!.slug, product!.code, String(goods.product_id))}&variant=${goods.id}`;
    return renderApp({ path, server, faults: [{ path: STOCK, fault: answered(200, wireReply(stock)) }, ...faults] });
  };
  const line = (text: string) => screen.findByText(text, { selector: 'summary *' });

  test.each([
    ['no store', [], 'Not in our stores today'],
    ['one store', [{ store: 1, available: 3 }], 'Pick up at Osu, Accra today'],
    [
      'several stores',
      [
        { store: 1, available: 3 },
        { store: '3', available: '2' },
        { store: 99, available: 9 },
      ],
      'Pick up today in 2 stores',
    ],
  ])('says that %s has the variant', async (_what, stock, text) => {
    await openProduct(stock);
    expect(await line(text)).toBeVisible();
  });

  test('names the chosen store first, and lists what each one has', async () => {
    const { user, store } = await openProduct([{ store: 1, available: 3 }]);
    await line('Pick up at Osu, Accra today');
    store.dispatch(pickupStoreChosen('3'));
    await user.click(await line('Not at Adum, Kumasi today'));
    const rows = within(screen.getByText('3 in stock').closest('ul')!).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows.find(({ textContent }) => textContent.startsWith('Adum'))).toHaveTextContent('Not today');
  });

  test('says nothing when the stock cannot be read', async () => {
    const { network } = await openProduct([], [{ path: STOCK, fault: answered(500) }]);
    await waitFor(() => expect(network.callsTo(STOCK)).toHaveLength(3));
    expect(screen.queryByText(/in our stores today/)).not.toBeInTheDocument();
  });
});
