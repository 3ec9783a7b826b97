import { type CustomersCall, type Locked, notFound, ok, refused, succeeded, textIn } from '../call';
import { LINES, type Lines, type SavedAddress } from '../shop';

const GONE = 'You have no such address';

const linesIn = (body: Record<string, unknown>) =>
  Object.fromEntries(LINES.map((name) => [name, textIn(body, name)])) as Lines;

const isComplete = (lines: Lines) =>
  LINES.every((name) => name === 'email' || (lines[name] !== '' && lines[name].length <= 200));

const find = ({ customer, params }: CustomersCall) => customer.addresses.find(({ id }) => String(id) === params.id);

/** One of the addresses is the default: the wanted one, else the one it was, else the first. */
const chooseDefault = ({ customer: { addresses } }: CustomersCall, wanted?: SavedAddress) => {
  const chosen = wanted ?? addresses.find(({ is_default }) => is_default) ?? addresses[0];
  for (const each of addresses) each.is_default = each === chosen;
};

let added = 0;

export const addresses: Record<string, Locked> = {
  'GET /storefront/addresses': ({ customer }) => ok(customer.addresses),

  'POST /storefront/addresses': (call) => {
    const lines = linesIn(call.body);
    if (!isComplete(lines)) return refused('Please fill in the whole address', 422);
    if (call.customer.addresses.length >= 50) return refused('Your address book is full');
    added += 1;
    const saved = { ...lines, id: added, is_default: false };
    call.customer.addresses.push(saved);
    chooseDefault(call, call.body.is_default === true ? saved : undefined);
    return ok(saved);
  },

  'POST /storefront/addresses/{id}': (call) => {
    const saved = find(call);
    if (!saved) return notFound(GONE);
    const lines = linesIn(call.body);
    if (!isComplete(lines)) return refused('Please fill in the whole address', 422);
    Object.assign(saved, lines);
    chooseDefault(call, call.body.is_default === true ? saved : undefined);
    return ok(saved);
  },

  'DELETE /storefront/addresses/{id}': (call) => {
    const saved = find(call);
    if (!saved) return notFound(GONE);
    call.customer.addresses.splice(call.customer.addresses.indexOf(saved), 1);
    chooseDefault(call);
    return succeeded('The address is deleted');
  },
};
