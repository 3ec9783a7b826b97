import type * as v from 'valibot';
import { readId } from '../lib/ids';
import { reply } from './envelope';
import { readList, readWholeList } from './lists';
import { readCount } from './plainReaders';
import { field, flag, model, number, required, requiredId, requiredText, shape, text } from './readers';

/** `days` is a day or a range (`Mo-Fr`), as in schema.org. */
const hours = shape({ days: requiredText, opens: text, closes: text });
export type OpeningHours = v.InferOutput<typeof hours>;

const place = {
  name: requiredText,
  address: text,
  city: text,
  country: text,
  phone: text,
  lat: number,
  lng: number,
  hours: field(readList(hours, 'opening hours')),
};

/** The store of an order, as it was then. */
export const orderStore = model(place);
export type OrderStore = v.InferOutput<typeof orderStore>;

/** `pickup`: whether orders can be picked up here. */
const store = model({ id: requiredId, ...place, pickup: flag });
export type ListedStore = v.InferOutput<typeof store>;

export const storesReply = reply<ListedStore[]>(readWholeList(store, 'store'), []);

const storeStock = model({ store: required(readId), available: field(readCount) });
export type StoreStock = v.InferOutput<typeof storeStock>;

export const storeStockReply = reply<StoreStock[]>(readWholeList(storeStock, 'stock of a store'), []);
