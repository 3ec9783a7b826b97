import type { Store } from '../../config/brand/stores';
import type { ListedStore, OrderStore } from '../../contract/stores';
import { openingHours } from '../../domain/openingHours';

/** A store of the back end as the shop shows it; without coordinates it is not on the map. */
export const toStore = ({ lat, lng, hours, ...store }: OrderStore & Partial<ListedStore>): Store => ({
  id: '',
  ...store,
  lat: lat ?? NaN,
  lng: lng ?? NaN,
  hours: openingHours(hours),
});

/** `Osu, Accra` */
export const storeTitle = ({ name = '', city }: Pick<Store, 'name' | 'city'>): string =>
  [...new Set([name, city])].filter(Boolean).join(', ');
