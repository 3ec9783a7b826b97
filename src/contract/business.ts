import type * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../config/constants';
import { readOne, reply } from './envelope';
import { readText } from './plainReaders';
import { field, image, model, readWith, requiredText, shape, text } from './readers';

const creditor = shape({ uuid: requiredText, name: text, logo: image });

export const businessSchema = model({
  name: text,
  logo: image,
  currency: field((raw) => readText(raw) || DEFAULT_CURRENCY),
  default_creditor: field(readWith(creditor)),
});
export type Business = v.InferOutput<typeof businessSchema>;

export const businessReply = reply<Business | null>(readOne(businessSchema), null);
