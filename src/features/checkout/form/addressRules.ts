import type { DeliveryAddress } from '../../../contract/checkout';
import { validateRequired } from '../../../ui/validateRequired';

export type AddressField = keyof DeliveryAddress;
export const ADDRESS_FIELDS: readonly AddressField[] = ['fullName', 'city', 'phone', 'email', 'address'];

/** The required fields in form order; the e-mail is optional. */
const REQUIRED = {
  fullName: 'Provide recipient name',
  city: 'Please enter town/city',
  phone: 'Provide recipient phone number',
  address: 'Provide recipient address',
};

const addressOf = (textOf: (field: AddressField) => string): DeliveryAddress =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textOf(field)])) as Record<AddressField, string>;

/** Picks only the address fields of a larger object. */
export const addressIn = (values: DeliveryAddress): DeliveryAddress => addressOf((field) => values[field]);

export const trimmedAddress = (values: DeliveryAddress): DeliveryAddress => addressOf((field) => values[field].trim());

/** Validates the address: the message names the first missing field, and every missing field is marked. */
export const validateAddress = (values: DeliveryAddress) => validateRequired<keyof typeof REQUIRED>(REQUIRED, values);
