import { STORES } from '../../config/brand/stores';
import { averagePlace, directionsUrl, isOnMap, phoneUrl, type Place, pixelsNorth } from './geo';

test.each([
  [[], { lat: 0, lng: 0 }],
  [[{ lat: 5, lng: -1 }], { lat: 5, lng: -1 }],
  [
    [
      { lat: 10, lng: 20 },
      { lat: -4, lng: 40 },
    ],
    { lat: 3, lng: 30 },
  ],
])('averages %j to %j', (places, middle) => {
  expect(averagePlace(places)).toEqual(middle);
});

test.each<[unknown, unknown]>([
  ['5.5', 1],
  [1, '5.5'],
  [null, 1],
  [1, undefined],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [999, 1],
  [1, -181],
  [86, 1],
])('rejects latitude %p, longitude %p and leaves it out of the average', (lat, lng) => {
  const broken = { lat, lng } as Place;
  expect(isOnMap(broken)).toBe(false);
  expect(averagePlace([{ lat: 4, lng: 8 }, broken, { lat: 6, lng: 10 }])).toEqual({ lat: 5, lng: 9 });
});

test.each([
  // The whole world is 256 pixels wide at zoom 0, so half a turn of the equator is 128.
  [{ lat: 0, lng: 7 }, 128, 0, 85.05],
  [{ lat: 60, lng: 7 }, 0, 5, 60],
  [{ lat: 5.5, lng: 7 }, 100, 3, 22.49],
])('moves %j by %d pixels north at zoom %d to latitude %d', (place, pixels, zoom, lat) => {
  const north = pixelsNorth(place, pixels, zoom);
  expect(north.lat).toBeCloseTo(lat, 2);
  expect(north.lng).toBe(7);
});

test.each([
  ['+233 30 255 0110', 'tel:+233302550110'],
  ['(020) 555-01', 'tel:02055501'],
])('links the phone number %s to %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

test('links directions to the exact coordinates over https', () => {
  const url = new URL(directionsUrl({ lat: 5.5571, lng: -0.1818 }));
  expect(url.protocol).toBe('https:');
  expect(url.searchParams.get('destination')).toBe('5.5571,-0.1818');
});

describe('the stores of the shop', () => {
  test('are at least twelve, each with its own city and id', () => {
    expect(STORES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(STORES.map(({ city }) => city)).size).toBe(STORES.length);
    expect(new Set(STORES.map(({ id }) => id)).size).toBe(STORES.length);
  });

  test.each(STORES)(
    '$city has valid coordinates, a dialable phone number, an address, a country and opening hours',
    (store) => {
      expect(Math.abs(store.lat)).toBeLessThan(85);
      expect(Math.abs(store.lng)).toBeLessThanOrEqual(180);
      expect(phoneUrl(store.phone)).toMatch(/^tel:\+\d{10,}$/);
      for (const text of [store.address, store.country, store.hours]) expect(text.trim()).not.toBe('');
    },
  );
});
