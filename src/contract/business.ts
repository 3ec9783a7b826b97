import * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../config/constants';
import { readOne, reply } from './envelope';
import { readText } from './plainReaders';
import { field, image, readWith, requiredText, shape, text } from './readers';

const creditor = shape({ uuid: requiredText, name: text, logo: image });

export const businessSchema = v.pipe(
  shape({
    name: text,
    logo: image,
    currency: field((raw) => readText(raw) || DEFAULT_CURRENCY),
    default_creditor: field(readWith(creditor)),
  }),
  v.transform(({ default_creditor, ...business }) => ({ ...business, defaultCreditor: default_creditor })),
);
export type Business = v.InferOutput<typeof businessSchema>;

export const businessReply = reply<Business | null>(readOne(businessSchema), null);
