import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(2000));

/** The address of an earlier order, stored only if the shopper agreed, and shown only to the same account. */
export const storedAddress = v.object({
  account: text,
  fullName: text,
  city: text,
  phone: text,
  email: text,
  address: text,
});
export type RememberedAddress = v.InferOutput<typeof storedAddress>;
