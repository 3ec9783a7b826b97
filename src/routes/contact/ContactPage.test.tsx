import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { STORES } from '../../config/brand/stores';
import { averagePlace } from '../../features/stores-map/geo';
import { removeMaps, mapsArrive, mapsFail, mapsRefuseKey, mapsScript, withMapsKey } from '../../testing/mapsService';
import { renderApp } from '../../testing/renderApp';

afterEach(removeMaps);

/** In a shop without the optional calls. */
const openContact = async () => {
  const shop = await renderApp({ path: '/contact', server: await createTestShop({ features: [] }) });
  await screen.findByRole('heading', { level: 1, name: 'CONTACT US' });
  return shop;
};
const openMap = async () => {
  withMapsKey();
  const shop = await openContact();
  await mapsArrive();
  const map = await screen.findByTestId('map');
  return { ...shop, map, onMap: within(map) };
};
const storesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
/** Expects every store exactly once. */
const expectAllStores = () => {
  expect([...storesIn('Stores to visit'), ...storesIn('More stores')]).toEqual(STORES.map(({ city }) => city));
};

describe('the list of stores', () => {
  test('lists address, country, hours, phone link and directions for every store', async () => {
    await openContact();
    expectAllStores();
    for (const { city, address, country, phone, hours } of STORES) {
      const item = screen.getByRole('heading', { level: 3, name: city }).closest('li')!;
      for (const text of [address, country, hours]) expect(item).toHaveTextContent(text);
      expect(within(item).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replace(/ /g, '')}`);
      const way = within(item).getByRole('link', { name: `Directions to ${city} (new tab)` });
      expect(way).toHaveAttribute('href', expect.stringContaining('https://www.google.com/maps/dir/'));
      expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('shows two stores beside the form', async () => {
    await openContact();
    const beside = within(screen.getByRole('region', { name: 'Visit us' }));
    expect(beside.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});

describe('without a map', () => {
  test('fetches nothing and shows a note in place of the map without a key', async () => {
    await openContact();
    expect(screen.getByText(/The map isn’t available/)).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(mapsScript()).toBeNull();
    expect(screen.queryByRole('button', { name: /on the map/ })).not.toBeInTheDocument();
  });

  test('shows Loading... and all stores until the map arrives', async () => {
    withMapsKey();
    await openContact();
    expect(screen.getByText('Loading...')).toBeVisible();
    expectAllStores();
    const address = new URL(mapsScript()!.src);
    expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(address.searchParams.get('key')).toBe('test-key');
    await mapsArrive();
    expect(await screen.findByTestId('map')).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  test('shows a note and the stores when the map is blocked, and loads it on a retry', async () => {
    withMapsKey();
    const { user } = await openContact();
    await mapsFail();
    expect(screen.getByText(/The map could not be loaded/)).toBeVisible();
    expectAllStores();
    await user.click(screen.getByRole('button', { name: 'Load the map again' }));
    expect(screen.getByText('Loading...')).toBeVisible();
    await mapsArrive();
    expect(await screen.findByTestId('map')).toBeInTheDocument();
  });

  test('replaces the map with a note and the stores when the service refuses the key', async () => {
    await openMap();
    await mapsRefuseKey();
    expect(screen.getByText(/The map could not be loaded/)).toBeVisible();
    expect(screen.queryByTestId('map')).not.toBeInTheDocument();
    expectAllStores();
  });

  test('reloads the script on a retry after the service refused the key', async () => {
    const { user } = await openMap();
    const refused = mapsScript();
    await mapsRefuseKey();
    await user.click(screen.getByRole('button', { name: 'Load the map again' }));
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(mapsScript()).not.toBe(refused);
    await mapsArrive();
    expect(await screen.findByTestId('map')).toBeInTheDocument();
    await mapsRefuseKey();
    expect(screen.getByText(/The map could not be loaded/)).toBeVisible();
  });
});

describe('the map', () => {
  test('opens at zoom 3 over the middle of all stores, with the zoom control alone', async () => {
    const { map } = await openMap();
    expect(map.dataset.zoom).toBe('3');
    expect(JSON.parse(map.dataset.center!)).toEqual(averagePlace(STORES));
    const options = JSON.parse(map.dataset.options!) as google.maps.MapOptions;
    expect(options).toMatchObject({ disableDefaultUI: true, zoomControl: true, scrollwheel: true });
    expect(options.styles).toEqual(
      expect.arrayContaining([
        { featureType: 'poi', stylers: [{ visibility: 'off' }] },
        { featureType: 'transit', stylers: [{ visibility: 'off' }] },
      ]),
    );
  });

  test('clusters nearby stores into one marker and splits it when pressed', async () => {
    const { user, map, onMap } = await openMap();
    const [cluster] = onMap.getAllByRole('button', { name: /stores: .*Accra/ });
    expect(onMap.queryByRole('button', { name: 'Store in Accra' })).not.toBeInTheDocument();
    await user.click(cluster!);
    expect(Number(map.dataset.zoom)).toBeGreaterThan(3);
    expect(cluster).not.toBeInTheDocument();
    expect(map.parentElement).toHaveFocus();
    await user.click(onMap.getByRole('button', { name: 'Wheel in' }));
    await user.click(onMap.getByRole('button', { name: 'Wheel in' }));
    expect(onMap.getAllByRole('button', { name: /^Store in/ })).toHaveLength(STORES.length);
  });

  test('opens a store’s window from its marker and clears the selection on close', async () => {
    const { user, store, onMap } = await openMap();
    const mark = onMap.getByRole('button', { name: 'Store in Nairobi' });
    await user.click(mark);
    expect(store.getState().storesMap.selectedId).toBe('nairobi');
    const nairobi = STORES.find(({ city }) => city === 'Nairobi')!;
    const dialog = screen.getByRole('dialog', { name: 'Store in Nairobi' });
    expect(dialog).toHaveFocus();
    for (const text of [nairobi.address, 'Kenya', nairobi.phone, nairobi.hours]) expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().storesMap.selectedId).toBeNull();
    expect(mark).toHaveFocus();
  });

  test('opens a marker’s window with Enter and closes it with Escape', async () => {
    const { user, onMap } = await openMap();
    onMap.getByRole('button', { name: 'Store in Nairobi' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Store in Nairobi' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('zooms from the list to a store inside a cluster and opens its window', async () => {
    const { user, map, onMap } = await openMap();
    const button = screen.getByRole('button', { name: 'Show on the map: Accra' });
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Store in Accra' })).toHaveFocus();
    expect(Number(map.dataset.zoom)).toBe(9);
    expect(onMap.getByRole('button', { name: 'Store in Accra' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });

  test('clears the selected store when the shopper leaves the page', async () => {
    const { user, store, onMap } = await openMap();
    await user.click(onMap.getByRole('button', { name: 'Store in Nairobi' }));
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
    await waitFor(() => {
      expect(store.getState().storesMap.selectedId).toBeNull();
    });
  });
});

describe('Get In Touch', () => {
  const form = () => within(screen.getByRole('form', { name: 'Get In Touch' }));

  test('names every missing field, focuses the first, and marks every missing field invalid', async () => {
    const { user } = await openContact();
    await user.type(form().getByLabelText('Name'), 'Ama');
    await user.click(form().getByRole('button', { name: 'Submit' }));
    expect(form().getByRole('alert')).toHaveTextContent('Enter your email and message');
    expect(form().getByLabelText('Email')).toHaveFocus();
    expect(form().getByLabelText('Email')).toBeInvalid();
    expect(form().getByLabelText('Message')).toBeInvalid();
    expect(form().getByLabelText('Name')).not.toBeInvalid();
  });

  test('states before any typing that messages are not taken here, and what to do instead', async () => {
    await openContact();
    expect(form().getByText(/^We can’t take messages here yet\. Please call or visit/)).toBeVisible();
  });

  test('sends no message, reports that, and keeps the typed values', async () => {
    const { user, network } = await openContact();
    const before = network.calls.length;
    await user.type(form().getByLabelText('Name'), 'Ama');
    await user.type(form().getByLabelText('Email'), 'ama@example.com');
    await user.type(form().getByLabelText('Message'), 'When do you open?');
    await user.click(form().getByRole('button', { name: 'Submit' }));
    expect(await form().findByRole('alert')).toHaveTextContent(/^Your message wasn’t sent/);
    expect(form().getByLabelText('Name')).toHaveValue('Ama');
    expect(form().getByLabelText('Email')).toHaveValue('ama@example.com');
    expect(form().getByLabelText('Message')).toHaveValue('When do you open?');
    expect(network.calls).toHaveLength(before);
  });

  test('scrolls the answer into view, from below the button', async () => {
    const { user } = await openContact();
    for (const name of ['Name', 'Email', 'Message']) await user.type(form().getByLabelText(name), 'a@b.example');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(form().getByRole('button', { name: 'Submit' }));
    expect(scrolled.mock.contexts).toContain(await form().findByRole('alert'));
    scrolled.mockRestore();
  });
});
