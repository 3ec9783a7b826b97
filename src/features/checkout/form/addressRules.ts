import type { DeliveryAddress } from '../../../contract/checkout';
import { ADDRESS_NAMES } from '../../../contract/checkoutFields';
import { recordOf } from '../../../lib/recordOf';

/** Picks only the address fields of a larger object. */
export const addressIn = (values: Partial<DeliveryAddress>): DeliveryAddress =>
  recordOf(ADDRESS_NAMES, (name) => values[name] ?? '');

export const trimmedAddress = (values: DeliveryAddress): DeliveryAddress =>
  recordOf(ADDRESS_NAMES, (name) => values[name].trim());
