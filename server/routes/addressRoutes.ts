import { Hono } from 'hono';
import * as v from 'valibot';
import { ADDRESS_FIELDS, longestOf, savedAddressOf } from '../../src/contract/checkoutFields';
import { addAddress, changeAddress, deleteAddress, listAddresses } from '../domain/addresses';
import type { AddressInput } from '../domain/addresses';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopCall, ShopEnv } from '../http/context';
import { done, ok } from '../http/envelope';
import { nonEmptyText, optionalText } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';

const PATH = '/storefront/addresses';
const SAVED = 'Your address has been saved.';
const unreadable = 'The address could not be read';

const lines = savedAddressOf((name) => {
  const { required } = ADDRESS_FIELDS[name];
  return required === null ? optionalText(longestOf(name)) : v.optional(nonEmptyText(required, longestOf(name)), '');
});
const Body = v.object({ ...lines, is_default: v.optional(v.boolean(unreadable), false) }, unreadable);

const inputOf = async (call: ShopCall): Promise<AddressInput> => {
  const { is_default: isDefault, ...input } = await parseBody(call, Body, true);
  return { lines: input, isDefault };
};

/** Anything but an id is unknown like an id of another customer. */
const idOf = (call: ShopCall): number => {
  const id = Number(call.req.param('id'));
  return Number.isSafeInteger(id) ? id : 0;
};

const add = async (call: ShopCall): Promise<IdempotentWork> => {
  const input = await inputOf(call);
  return async (database) => ok(call, await addAddress(database, call.get('user'), input), SAVED);
};

const change = async (call: ShopCall) => {
  const input = await inputOf(call);
  return ok(call, await changeAddress(call.get('shop').database, call.get('user'), idOf(call), input), SAVED);
};

const remove = async (call: ShopCall) => {
  await deleteAddress(call.get('shop').database, call.get('user'), idOf(call));
  return done(call, 'Your address has been deleted.');
};

export const addressRoutes = new Hono<ShopEnv>()
  .get(PATH, requireUser, async (call) => ok(call, await listAddresses(call.get('shop').database, call.get('user').id)))
  .post(PATH, requireUser, idempotent(byAccount, add))
  .post(`${PATH}/:id`, requireUser, change)
  .delete(`${PATH}/:id`, requireUser, remove);
