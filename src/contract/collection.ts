import type * as v from 'valibot';
import { readOne, reply } from './envelope';
import { requiredText, shape, text } from './readers';

const collectionSchema = shape({ title: requiredText, slug: text });
export type Collection = v.InferOutput<typeof collectionSchema>;

export const collectionReply = reply<Collection | null>(readOne(collectionSchema), null);
