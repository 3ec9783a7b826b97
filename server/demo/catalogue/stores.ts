import type { WireStore } from '../../domain/stores';

const week = { days: 'Mo-Sa', opens: '09:00', closes: '19:00' };
const longWeek = [
  { days: 'Mo-Sa', opens: '09:00', closes: '20:00' },
  { days: 'Su', opens: '12:00', closes: '18:00' },
];
const ghana = { country: 'Ghana', hours: [week], pickup: 1 } as const;

/** The stores of the demo shop: invented places with telephone numbers that nobody has. */
export const stores: readonly WireStore[] = [
  {
    ...ghana,
    id: 1,
    name: 'Osu',
    address: '14 Oxford Street',
    city: 'Accra',
    phone: '+233 30 255 0110',
    lat: 5.5571,
    lng: -0.1818,
    hours: longWeek,
  },
  {
    ...ghana,
    id: 2,
    name: 'East Legon',
    address: '6 Lagos Avenue',
    city: 'Accra',
    phone: '+233 30 255 0118',
    lat: 5.6352,
    lng: -0.1586,
  },
  {
    ...ghana,
    id: 3,
    name: 'Adum',
    address: '27 Prempeh II Street',
    city: 'Kumasi',
    phone: '+233 32 255 0121',
    lat: 6.6985,
    lng: -1.6244,
    hours: longWeek,
  },
  {
    ...ghana,
    id: 4,
    name: 'Market Circle',
    address: '5 Market Circle',
    city: 'Takoradi',
    phone: '+233 31 255 0132',
    lat: 4.8982,
    lng: -1.7603,
  },
  {
    ...ghana,
    id: 5,
    name: 'Tamale',
    address: '31 Bolgatanga Road',
    city: 'Tamale',
    phone: '+233 37 255 0154',
    lat: 9.4034,
    lng: -0.8424,
  },
  {
    ...ghana,
    id: 6,
    name: 'Showroom',
    address: '9 Commercial Road',
    city: 'Cape Coast',
    phone: '+233 33 255 0143',
    lat: 5.1053,
    lng: -1.2466,
    hours: [{ days: 'Mo-Fr', opens: '09:00', closes: '17:00' }],
    pickup: 0,
  },
];
