import type { DeliveryAddress } from '../../../contract/checkout';
import { type AddressField, ADDRESS_NAMES, missingIn } from '../../../contract/checkoutFields';
import { recordOf } from '../../../lib/recordOf';
import type { FormProblem } from '../../../ui/useForm';

/** Picks only the address fields of a larger object. */
export const addressIn = (values: Partial<DeliveryAddress>): DeliveryAddress =>
  recordOf(ADDRESS_NAMES, (name) => values[name] ?? '');

export const trimmedAddress = (values: DeliveryAddress): DeliveryAddress =>
  recordOf(ADDRESS_NAMES, (name) => values[name].trim());

/** Validates the address: the message names the first missing field, and every missing field is marked. */
export const validateAddress = (values: DeliveryAddress): FormProblem<AddressField> | null => {
  const fields = missingIn(values);
  const [text] = Object.values(fields);
  return text === undefined ? null : { text, fields };
};
