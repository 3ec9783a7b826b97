import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FEATURES } from '../../server/features';
import { setStock, twoGoods } from '../../server/testing/goods';
import { createTestShop } from '../../server/testing/testShop';
import { paths } from '../config/paths';
import { WIRE_CALLS, wireCallOf } from '../testing/builders/calls';
import { signedIn } from '../testing/customers';
import type { SeenCall } from '../testing/faults';
import { memoryStorage } from '../testing/memoryStorage';
import { renderApp } from '../testing/renderApp';

/** Views a sold-out product, buys another one, and lists the requests. */
const requestsOfJourney = async (features: readonly string[]) => {
  sessionStorage.clear();
  const server = await createTestShop({ features });
  const [shirt, soldOut] = await twoGoods(server.database);
  await setStock(server.database, soldOut.id, 0);
  const pathOf = async ({ id, product_id }: typeof shirt) => {
    const [row] = await server.database.query<{ slug: string; code: string }>(
      'SELECT slug, code FROM products WHERE id = $1',
      [product_id],
    );
    return `${paths.product(row!.slug, row!.code, String(product_id))}&variant=${id}`;
  };
  const redirect = jest.fn();
  const storage = memoryStorage(await signedIn(server));
  const requests: SeenCall[] = [];
  const visit = async (path: string, act: (user: UserEvent) => Promise<unknown>) => {
    const { user, network, unmount } = await renderApp({ path, server, environment: { redirect, storage } });
    await act(user);
    unmount();
    requests.push(...network.calls);
  };
  await visit(await pathOf(soldOut), async () => {
    await screen.findByRole('heading', { level: 1, name: soldOut.title });
    await screen.findByRole('tab', { name: 'Description' });
  });
  await visit(await pathOf(shirt), async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await screen.findByRole('button', { name: 'In your cart · view' });
  });
  await visit(paths.checkout, async (user) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    for (const label of ['Full Name', 'Town/City', 'Phone', 'Street Address']) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), '0240000000');
    }
    await user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
    await waitFor(() => {
      expect(redirect).toHaveBeenCalled();
    });
  });
  return requests.map(({ method, path, body }) => ({ method, path, body }));
};

type Request = Awaited<ReturnType<typeof requestsOfJourney>>[number];
const isOptional = ({ method, path }: Request) =>
  wireCallOf({ method, url: `http://localhost/api/v1${path}` })?.feature !== undefined;
/** How often a read repeats depends on the time it takes. */
const distinct = (requests: Request[]) => new Set(requests.map((request) => JSON.stringify(request)));

test('a back end that announces nothing receives the specified requests only, and one that announces everything the same', async () => {
  expect(WIRE_CALLS.filter(({ feature }) => feature).length).toBeGreaterThan(0);
  const specified = await requestsOfJourney([]);
  expect(specified.filter(isOptional)).toEqual([]);
  // Lists by page replace whole lists.
  const everything = await requestsOfJourney(FEATURES.filter((name) => name !== 'lists'));
  expect(distinct(everything.filter((request) => !isOptional(request)))).toEqual(distinct(specified));
});
