import type * as v from 'valibot';
import { readOne, reply } from './envelope';
import { readTexts } from './lists';
import { readCurrency } from './plainReaders';
import { field, image, model, readWith, requiredText, shape, text } from './readers';

const creditor = shape({ uuid: requiredText, name: text, logo: image });

export const businessSchema = model({
  name: text,
  logo: image,
  currency: field(readCurrency),
  default_creditor: field(readWith(creditor)),
  features: field(readTexts),
  // Read by `readCredit`, which is loaded with the code that needs it.
  credit: field((raw) => raw),
});
/** The optional calls that the shop can use; a back end announces those that it offers in `features`. */
export type Feature =
  | 'account'
  | 'addresses'
  | 'contact'
  | 'credit_terms'
  | 'lists'
  | 'repayments'
  | 'reviews'
  | 'stock_alerts'
  | 'stores'
  | 'tracking';

export type Business = v.InferOutput<typeof businessSchema>;

export const businessReply = reply<Business | null>(readOne(businessSchema), null);
