import * as v from 'valibot';
import type { DeliveryAddress } from '../../../contract/checkout';
import { isRecord } from '../../../lib/json';

/** The address of an earlier order, stored only if the shopper agreed, and shown only to the same account. */
export interface RememberedAddress extends Partial<DeliveryAddress> {
  account: string;
}

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2000;

/** Without the names of the fields, which load with the checkout: an older entry may lack some. */
export const storedAddress = v.custom<RememberedAddress>(
  (value) => isRecord(value) && 'account' in value && Object.values(value).every(isShortText),
);
