/** A store of the retailer. */
export interface Store {
  id: string;
  /** Beside the city, for a city with several stores. */
  name?: string;
  lat: number;
  lng: number;
  city: string;
  address: string;
  country: string;
  phone: string;
  hours: string;
  /** False where orders cannot be picked up. */
  pickup?: boolean;
}

const WEEK = 'Mon–Sat 9:00–19:00';
const LONG_WEEK = 'Mon–Sat 9:00–20:00, Sun 12:00–18:00';

/** The retailer's stores: sample places, to be replaced by real ones. The contact page lists and maps all of them. */
export const STORES: readonly Store[] = [
  {
    id: 'accra',
    lat: 5.5571,
    lng: -0.1818,
    city: 'Accra',
    address: '14 Oxford Street, Osu',
    country: 'Ghana',
    phone: '+233 30 255 0110',
    hours: LONG_WEEK,
  },
  {
    id: 'kumasi',
    lat: 6.6985,
    lng: -1.6244,
    city: 'Kumasi',
    address: '27 Prempeh II Street, Adum',
    country: 'Ghana',
    phone: '+233 32 255 0121',
    hours: WEEK,
  },
  {
    id: 'takoradi',
    lat: 4.8982,
    lng: -1.7603,
    city: 'Takoradi',
    address: '5 Market Circle',
    country: 'Ghana',
    phone: '+233 31 255 0132',
    hours: WEEK,
  },
  {
    id: 'cape-coast',
    lat: 5.1053,
    lng: -1.2466,
    city: 'Cape Coast',
    address: '9 Commercial Road',
    country: 'Ghana',
    phone: '+233 33 255 0143',
    hours: WEEK,
  },
  {
    id: 'tamale',
    lat: 9.4034,
    lng: -0.8424,
    city: 'Tamale',
    address: '31 Bolgatanga Road',
    country: 'Ghana',
    phone: '+233 37 255 0154',
    hours: WEEK,
  },
  {
    id: 'lagos',
    lat: 6.4312,
    lng: 3.4158,
    city: 'Lagos',
    address: '52 Adeola Odeku Street, Victoria Island',
    country: 'Nigeria',
    phone: '+234 1 555 0165',
    hours: LONG_WEEK,
  },
  {
    id: 'abuja',
    lat: 9.0765,
    lng: 7.4986,
    city: 'Abuja',
    address: '8 Aminu Kano Crescent, Wuse 2',
    country: 'Nigeria',
    phone: '+234 9 555 0176',
    hours: WEEK,
  },
  {
    id: 'lome',
    lat: 6.1319,
    lng: 1.2228,
    city: 'Lomé',
    address: '17 Boulevard du 13 Janvier',
    country: 'Togo',
    phone: '+228 22 55 01 87',
    hours: WEEK,
  },
  {
    id: 'abidjan',
    lat: 5.3197,
    lng: -4.0163,
    city: 'Abidjan',
    address: '21 Avenue Chardy, Plateau',
    country: 'Côte d’Ivoire',
    phone: '+225 27 2055 0198',
    hours: WEEK,
  },
  {
    id: 'nairobi',
    lat: -1.2648,
    lng: 36.8028,
    city: 'Nairobi',
    address: '40 Woodvale Grove, Westlands',
    country: 'Kenya',
    phone: '+254 20 555 0109',
    hours: WEEK,
  },
  {
    id: 'london',
    lat: 51.5461,
    lng: -0.0754,
    city: 'London',
    address: '63 Kingsland High Street, Dalston',
    country: 'United Kingdom',
    phone: '+44 20 7946 0120',
    hours: LONG_WEEK,
  },
  {
    id: 'amsterdam',
    lat: 52.3127,
    lng: 4.9452,
    city: 'Amsterdam',
    address: '88 Bijlmerplein',
    country: 'Netherlands',
    phone: '+31 20 555 0131',
    hours: WEEK,
  },
  {
    id: 'new-york',
    lat: 40.8259,
    lng: -73.9196,
    city: 'New York',
    address: '205 East 161st Street, Bronx',
    country: 'United States',
    phone: '+1 718 555 0142',
    hours: LONG_WEEK,
  },
  {
    id: 'toronto',
    lat: 43.7064,
    lng: -79.3985,
    city: 'Toronto',
    address: '12 Eglinton Avenue East',
    country: 'Canada',
    phone: '+1 416 555 0153',
    hours: WEEK,
  },
];
