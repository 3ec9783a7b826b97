import type { DeliveryAddress } from '../../contract/checkout';
import type { FormProblem } from '../../ui/useForm';

export type AddressField = keyof DeliveryAddress;
export const ADDRESS_FIELDS: readonly AddressField[] = ['fullName', 'city', 'phone', 'email', 'address'];

/** In the order in which they are asked for; the e-mail is the shopper's choice. */
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

/** Says what is missing first, and marks everything that is. */
export const validateAddress = (values: DeliveryAddress): FormProblem<AddressField> | null => {
  const missing = REQUIRED.filter(([field]) => values[field].trim() === '');
  const [first] = missing;
  return first ? { text: first[1], fields: Object.fromEntries(missing) } : null;
};
