import * as v from 'valibot';
import type { DeliveryAddress } from '../../contract/checkout';

const text = v.pipe(v.string(), v.maxLength(2000));

/** The address of an earlier order, if the shopper wanted this phone to remember it; nobody else is shown it. */
export const storedAddress = v.object({
  account: text,
  fullName: text,
  city: text,
  phone: text,
  email: text,
  address: text,
});
export type RememberedAddress = v.InferOutput<typeof storedAddress>;

/** Only what is part of an address, of something that holds one. */
export const addressIn = ({ fullName, city, phone, email, address }: DeliveryAddress): DeliveryAddress => ({
  fullName,
  city,
  phone,
  email,
  address,
});
