import type * as v from 'valibot';
import { ADDRESS_FIELDS, savedAddressOf } from './checkoutFields';
import { readOne, reply } from './envelope';
import { readWholeList } from './lists';
import { flag, model, requiredId, requiredText, text } from './readers';

const savedAddress = model({
  id: requiredId,
  ...savedAddressOf((name) => (ADDRESS_FIELDS[name].required === null ? text : requiredText)),
  is_default: flag,
});
export type SavedAddress = v.InferOutput<typeof savedAddress>;

export const addressesReply = reply<SavedAddress[]>(readWholeList(savedAddress, 'address'), []);
export const addressReply = reply<SavedAddress | null>(readOne(savedAddress), null);
