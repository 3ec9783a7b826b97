import { screen, within } from '@testing-library/react';
import { STORES, type Store } from '../../config/brand/stores';
import { removeMaps, mapsArrive, mapsScript, withMapsKey } from '../../testing/mapsService';
import { renderApp } from '../../testing/renderApp';

/** A list of stores of which only the first has valid coordinates. */
jest.mock('../../config/brand/stores', () => {
  const facts = { address: '1 High Street', country: 'Ghana', phone: '+233 30 255 0110', hours: 'Mon–Sat 9:00–19:00' };
  const places: [string, unknown, unknown][] = [
    ['Accra', 5.5, -0.2],
    ['Texts', '5.5', '-0.2'],
    ['Nothing', null, undefined],
    ['Not a number', Number.NaN, 0],
    ['Far out', 999, 0],
  ];
  return { STORES: places.map(([city, lat, lng]) => ({ ...facts, id: city, city, lat, lng })) };
});

afterEach(removeMaps);

const openContact = async () => {
  withMapsKey();
  await renderApp({ path: '/contact' });
  await screen.findByRole('heading', { level: 1, name: 'CONTACT US' });
  return within(screen.getByRole('main'));
};

test('lists stores without valid coordinates but leaves them off the map', async () => {
  const page = await openContact();
  await mapsArrive();
  const map = await screen.findByTestId('map');
  expect(JSON.parse(map.dataset.center!)).toEqual({ lat: 5.5, lng: -0.2 });
  expect(within(map).getAllByRole('button', { name: /Store in/ })).toHaveLength(1);
  expect(page.getAllByText('1 High Street')).toHaveLength(5);
  expect(page.getAllByRole('button', { name: /^Show on the map/ })).toHaveLength(1);
  expect(page.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
});

test('shows only the list and fetches no map when no store has valid coordinates', async () => {
  (STORES as Store[]).splice(0, 1);
  const page = await openContact();
  expect(page.getAllByText('1 High Street')).toHaveLength(4);
  expect(screen.getByText(/The map isn’t available/)).toBeVisible();
  expect(mapsScript()).toBeNull();
});
