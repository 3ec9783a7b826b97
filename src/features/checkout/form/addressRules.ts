import type { DeliveryAddress } from '../../../contract/checkout';
import type { FormProblem } from '../../../ui/useForm';

export type AddressField = keyof DeliveryAddress;
export const ADDRESS_FIELDS: readonly AddressField[] = ['fullName', 'city', 'phone', 'email', 'address'];

/** The required fields in form order; the e-mail is optional. */
const REQUIRED: readonly [AddressField, string][] = [
  ['fullName', 'Provide recipient name'],
  ['city', 'Please enter town/city'],
  ['phone', 'Provide recipient phone number'],
  ['address', 'Provide recipient address'],
];

export const trimmedAddress = (values: DeliveryAddress): DeliveryAddress => ({
  fullName: values.fullName.trim(),
  city: values.city.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  address: values.address.trim(),
});

/** Validates the address: the message names the first missing field, and every missing field is marked. */
export const validateAddress = (values: DeliveryAddress): FormProblem<AddressField> | null => {
  const missing = REQUIRED.filter(([field]) => values[field].trim() === '');
  const [first] = missing;
  return first ? { text: first[1], fields: Object.fromEntries(missing) } : null;
};
